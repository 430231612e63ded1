# A first evening: each step in one sentence, the first time it happens.
third-man-first-lead = Celui qui ouvre pose une carte que tout le monde voit ; les autres y répondront en secret.
third-man-first-follow = La carte d’ouverture est visible : répondez-y en secret, et souvenez-vous que la troisième place paie le mieux.
third-man-first-BidScored = Le premier gagne { $prize } moins sa carte, le deuxième perd sa carte, le troisième gagne deux fois la sienne, le dernier ne bouge pas.
third-man-first-BidVoid = Trois cartes égales annulent l’enchère : chacun reprend sa carte, et le même joueur ouvre de nouveau.
third-man-first-LeadPassed = Le joueur qui a le plus haut score ouvre ensuite.
third-man-first-TokenWon = La manche est finie, et le joueur le plus haut prend un jeton ; il en faut { $tokens } pour gagner la partie.
