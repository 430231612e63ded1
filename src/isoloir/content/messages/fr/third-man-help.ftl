third-man-help-lead =
    Votre carte sera visible avant que les autres ne choisissent. Première : 10 moins sa valeur. Deuxième : moins sa valeur. Troisième : deux fois sa valeur. Dernière : rien.
third-man-help-follow =
    Vous voyez l’entame et les cartes qui restent à chacun, pas le choix des deux autres. Première : 10 moins sa valeur. Deuxième : moins sa valeur. Troisième : deux fois sa valeur. Dernière : rien. Deux premières reçoivent 5 moins leur valeur et il n’y a pas de deuxième ; deux deuxièmes perdent toutes deux leur valeur et il n’y a pas de troisième ; trois cartes égales annulent l’enchère.
