the-majority-help-draft =
    Gardez une carte pour cette manche ; votre voisin de gauche reçoit les autres. La carte qui vous restait de la manche précédente est dans le paquet et peut partir elle aussi. Si on vous passe une seule carte, vous la gardez.
the-majority-help-give =
    Les deux partenaires donnent une carte sans savoir laquelle ils recevront. En dehors de cet échange, ils ne communiquent pas.
the-majority-help-play =
    On retourne toutes les cartes en même temps. Puis le 0 vole sa couleur, le 2 tue les autres couleurs, le 3 prend le jeton et fait jouer le pli suivant à découvert, et le 7 passe à droite. Vous gagnez ce qui reste devant vous ; votre dernière carte reste en main.
the-majority-help-show =
    À cause d’un espion, ce pli se joue à découvert, dans le sens horaire. À quatre, le voisin de droite de l’espion commence, l’espion joue en deuxième et son partenaire en dernier ; à trois, l’espion joue en dernier. Les effets attendent que toutes les cartes soient posées : d’abord le 0, puis le 2, le 3 et le 7.
