title = Pierre, feuille, ciseaux
line = Trois signes, un poing, et tout le monde à la fois.
rules =
    Tout le monde montre un signe au même instant.
    La pierre bat les ciseaux, les ciseaux battent la feuille, la feuille bat la pierre. Vous marquez un point par adversaire battu.
    Cinq points, et c’est gagné. Si deux joueurs y arrivent ensemble, ils partagent la victoire.

ask-throw = Que montrez-vous ?
help-throw = Un point pour chaque adversaire que votre signe bat. Entre deux signes pareils, personne ne gagne.
value-rock = Pierre
value-paper = Feuille
value-scissors = Ciseaux

event-Thrown = Manche { $round } : { $throws }. Points : { $gains }.
event-Won =
    { $count ->
        [1] { $you ->
            [yes] Vous y arrivez avant tout le monde !
           *[no] { $seats } y arrive avant tout le monde.
        }
       *[other] { $seats } y arrivent ensemble.
    }

field-round = Manche
field-scores = Points
field-shown = Derniers signes
