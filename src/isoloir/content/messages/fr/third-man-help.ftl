third-man-help-lead =
    Votre carte sera visible avant que les autres ne choisissent. Première : 10 moins sa valeur. Deuxième : moins sa valeur. Troisième : deux fois sa valeur. Dernière : rien.
third-man-help-follow =
    Vous voyez l’entame et les cartes qui restent à chacun, pas le choix des deux autres. Première : 10 moins sa valeur. Deuxième : moins sa valeur. Troisième : deux fois sa valeur. Dernière : rien. Égalité en tête : 5 moins la valeur chacune, et pas de deuxième. Égalité à la deuxième place : les deux perdent leur valeur, et pas de troisième ; trois cartes égales annulent l’enchère.
