# Ce qui se dit d’une table sur plusieurs jours ailleurs que sur sa page : jamais la question ni la réponse, aucun nom.
notice-turn = C’est à vous à la table { $code }.
notice-curtain = Le rideau s’est levé à la table { $code }.
notice-over = La partie de la table { $code } est finie.
notice-stop = Plus de notifications
notice-stop-at = Plus de notifications : { $link }
notice-opens = Ouverture des réponses à la table { $code }
notice-opens-yours = Ouverture des réponses à la table { $code } : il manque la vôtre
