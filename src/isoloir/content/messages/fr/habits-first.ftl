# A first evening: each step in one sentence, the first time it happens.
habits-first-give = Donnez à chacun des autres l’habitude qui lui ressemble le plus ; on ne dira jamais qui a donné quoi.
habits-first-pick = Gardez une habitude qui vous va, face cachée, et passez le reste à droite.
habits-first-vote = Tout le monde vote pour l’habitude que la table choisira, le patient aussi : on marque si on a voté comme la table.
habits-first-settle = C’est une égalité, et le patient choisit entre ces habitudes : c’est le moment de plaider.
habits-first-HabitsShown = Cette personne est le patient, et lit ses habitudes à voix haute.
habits-first-HabitChosen = Le patient garde l’habitude qui a le plus de voix, et ceux qui ont voté pour elle marquent.
