# Ce qu’un bot dit de temps en temps, à propos de ce que tout le monde vient de voir : remark-<quoi>-<tempérament>.

remark-up-bold = Et voilà le travail !
remark-up-careful = Tiens, je craignais pire.
remark-up-contrary = Et vous pensiez tous que j’avais tort.
remark-up-steady = Je prends.

remark-down-bold = Ça valait le coup d’essayer !
remark-down-careful = Je le savais. Je le savais.
remark-down-contrary = Si c’était à refaire, je le referais.
remark-down-steady = Bon. À la suivante.

remark-lead-bold = Rattrapez-moi si vous pouvez !
remark-lead-careful = Ne me regardez pas, ça ne va pas durer.
remark-lead-contrary = Ça vous étonne ? Moi aussi.
remark-lead-steady = Rien ne sert de courir.

remark-won-bold = On remet ça ? Chiche.
remark-won-careful = J’ai vraiment gagné ?
remark-won-contrary = Celle-là, j’aurais dû la perdre.
remark-won-steady = Bravo à tous, belle partie.

remark-lost-bold = La prochaine fois, je joue le tout pour le tout.
remark-lost-careful = Je le sentais mal depuis le début.
remark-lost-contrary = De toute façon, je ne voulais pas gagner.
remark-lost-steady = Bien joué, tout le monde.

temper-bold = audace
temper-careful = prudence
temper-contrary = esprit de contradiction
temper-steady = calme
