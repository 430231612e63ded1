third-man-help-lead =
    Votre carte sera visible avant que les autres ne choisissent. La plus haute carte reçoit 10 moins sa valeur, la deuxième perd sa valeur, la troisième reçoit deux fois sa valeur et la dernière ne reçoit rien.
third-man-help-follow =
    Vous voyez l’entame et les cartes qui restent à chacun, mais pas le choix des deux autres. La plus haute carte reçoit 10 moins sa valeur, la deuxième perd sa valeur, la troisième reçoit deux fois sa valeur et la dernière ne reçoit rien. À égalité en tête, chacune reçoit 5 moins sa valeur, et personne n’est deuxième. À égalité à la deuxième place, les deux perdent leur valeur, et personne n’est troisième. Trois cartes égales annulent l’enchère.
