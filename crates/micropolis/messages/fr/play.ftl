### Micropolis : tous les mots du jeu, pour le navigateur comme pour la rangée de commande.
### Les événements portent leurs propres champs comme arguments ; $into nomme l’une des
### deux fourmilières en mode expert et reste vide sinon.

micropolis = Micropolis

## Quelle fourmilière, comme partie d’une phrase
micropolis-into-own = { "" }
micropolis-into-a = { " " }(fourmilière A)
micropolis-into-b = { " " }(fourmilière B)
micropolis-anthill-a = Fourmilière A
micropolis-anthill-b = Fourmilière B
micropolis-side-left = gauche
micropolis-side-right = droite

## Fourmis
micropolis-worker = ouvrière
micropolis-worker-help = Rapporte 1 point à la fin, comme toute fourmi.
micropolis-specialist-queen = reine
micropolis-specialist-queen-help = La reine rapporte à la fin la longueur de sa galerie, si elle y est la seule reine.
micropolis-specialist-nurse = nourrice
micropolis-specialist-nurse-help = La nourrice amène aussitôt un soldat par œuf.
micropolis-specialist-architect = architecte
micropolis-specialist-architect-help = L’architecte amène un jeton ; lors d’un tour suivant, il paie n’importe quelle tuile.
micropolis-specialist-sergeant = sergent recruteur
micropolis-specialist-sergeant-help = Le détenteur du jeton Armée rouge perd un soldat, puis vous en gagnez un.
micropolis-specialist-sentry = sentinelle
micropolis-specialist-sentry-help = La sentinelle vous laisse déplacer des soldats entre votre armée et vos casernes.

## Fruits
micropolis-fruit-cherry = cerise
micropolis-fruit-lemon = citron
micropolis-fruit-grape = raisin
micropolis-fruit-blackberry = mûre
micropolis-fruit-fig = figue
micropolis-fruit-pomegranate = grenade
micropolis-fruit-gift = cadeau
micropolis-fruit-gift-help = Compte comme n’importe quel fruit que sa galerie n’a pas encore.

## Autres objets sur la table
micropolis-soldier = soldat
micropolis-barracks = caserne
micropolis-barracks-help = Remplissez toutes les places d’un coup, ou aucune ; une caserne pleine de 1, 2, 3 ou 4 places rapporte 2, 4, 7 ou 10.
micropolis-token = jeton Armée rouge
micropolis-token-help = Son détenteur commence chaque manche. Il peut changer de mains quand la rangée est complétée.
micropolis-architect-token = jeton Architecte

## Questions posées au joueur
micropolis-prompt-youngest = Qui de vous est le plus jeune et commence ?
micropolis-prompt-token = Devant laquelle de vos fourmilières va le jeton Armée rouge ?
micropolis-prompt-take = Prenez une tuile de la rangée ; un soldat va sur chaque tuile qui la précède.
micropolis-prompt-place = De quel côté de votre fourmilière{ $into } va la tuile ?
micropolis-prompt-barracks = { $size ->
    [one] Placer { $size } soldat dans la nouvelle caserne{ $into } ?
   *[other] Placer { $size } soldats dans la nouvelle caserne{ $into } ?
}
micropolis-prompt-sentry = Votre sentinelle{ $into } déplace des soldats : quelles casernes doivent être pleines ?
micropolis-prompt-leader = Plusieurs ont la plus grande armée : à qui va le jeton Armée rouge ?

# La même chose, à propos d’un autre
micropolis-prompt-youngest-other = { $seat } dit qui est le plus jeune.
micropolis-prompt-token-other = { $seat } pose le jeton Armée rouge devant une fourmilière.
micropolis-prompt-take-other = { $seat } prend une tuile.
micropolis-prompt-place-other = { $seat } place une tuile.
micropolis-prompt-barracks-other = { $seat } peut remplir une nouvelle caserne.
micropolis-prompt-sentry-other = { $seat } déplace des soldats.
micropolis-prompt-leader-other = { $seat } choisit à qui va le jeton Armée rouge.

## Événements
micropolis-event-drawn = { $count ->
    [one] Une tuile est tirée.
   *[other] { $count } tuiles sont tirées.
} { $pile ->
    [one] Il en reste { $pile } dans la pioche.
   *[other] Il en reste { $pile } dans la pioche.
}
micropolis-event-leader = { $seat }{ $into } reçoit le jeton Armée rouge et devient Chef militaire.
micropolis-event-leader-stays = { $seat }{ $into } garde le jeton Armée rouge.
micropolis-event-turn = Manche { $round } : au tour de { $seat }.
micropolis-event-took = { $seat }{ $into } prend la tuile { $position } de la rangée { $paid ->
    [0] gratuitement
    [one] pour { $paid } soldat
   *[other] pour { $paid } soldats
}{ $gathered ->
    [0] .
    [one] , et recueille { $gathered } soldat.
   *[other] , et recueille { $gathered } soldats.
}{ $surplus ->
    [0] { "" }
    [one] { " " }1 ne trouve pas de place dans l’armée.
   *[other] { " " }{ $surplus } ne trouvent pas de place dans l’armée.
}
micropolis-event-took-architect = { $seat }{ $into } rend un jeton Architecte et prend la tuile { $position } de la rangée{ $gathered ->
    [0] .
    [one] , avec { $gathered } soldat dessus.
   *[other] , avec { $gathered } soldats dessus.
}{ $surplus ->
    [0] { "" }
    [one] { " " }1 ne trouve pas de place dans l’armée.
   *[other] { " " }{ $surplus } ne trouvent pas de place dans l’armée.
}
micropolis-event-placed = { $seat }{ $into } place la tuile.
micropolis-event-placed-left = { $seat }{ $into } place la tuile à gauche.
micropolis-event-placed-right = { $seat }{ $into } place la tuile à droite.
micropolis-event-nurse = Une nourrice de { $seat }{ $into } fait éclore { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
} : { $soldiers ->
    [0] aucun soldat ne peut rejoindre l’armée.
    [one] { $soldiers } soldat rejoint l’armée.
   *[other] { $soldiers } soldats rejoignent l’armée.
}
micropolis-event-architect = { $seat } reçoit un jeton Architecte.
micropolis-event-architect-none = { $seat } ne reçoit pas de jeton Architecte : il n’en reste plus.
micropolis-event-sergeant = Un sergent recruteur de { $seat }{ $into } : { $from }{ $of } { $lost ->
    [0] n’a pas de soldat à perdre
   *[other] perd un soldat
}, { $seat } { $gained ->
    [0] ne peut en prendre aucun.
   *[other] en gagne un.
}
micropolis-event-barracks-filled = { $seat }{ $into } remplit une caserne avec { $size ->
    [one] { $size } soldat.
   *[other] { $size } soldats.
}
micropolis-event-barracks-left = { $seat }{ $into } laisse la caserne vide.
micropolis-event-barracks-too-few = { $seat }{ $into } a trop peu de soldats pour une caserne de { $size }.
micropolis-event-sentry = { $seat }{ $into } déplace des soldats : { $full ->
    [0] aucune caserne pleine
    [one] { $full } caserne pleine
   *[other] { $full } casernes pleines
}, une armée de { $army }.
micropolis-event-sentry-nothing = La sentinelle de { $seat }{ $into } n’a rien à déplacer.
micropolis-event-resigned = { $seat } abandonne.

## Pourquoi la partie est finie
micropolis-reason-points = { $seat } a le plus de points : { $points }.
micropolis-reason-army = { $seat } l’emporte à égalité de { $points } points grâce à la plus grande armée : { $army ->
    [one] { $army } soldat.
   *[other] { $army } soldats.
}
micropolis-reason-shared = Égalité de points et de soldats : la victoire est partagée avec { $points } points.
micropolis-reason-resigned = Il ne reste personne d’autre en jeu : { $seat } gagne.

## Feuille de score
micropolis-score-population = Population
micropolis-score-colony = Colonie
micropolis-score-harvest = Récolte
micropolis-score-royal = Galerie royale
micropolis-score-army = Armée rouge
micropolis-score-barracks = Casernes
micropolis-score-total = Total
micropolis-score-population-help = Un point par fourmi, où qu’elle vive.
micropolis-score-colony-help = 5 points pour le plus grand nombre de fourmis dans une même galerie.
micropolis-score-harvest-help = 1 à 6 fruits différents dans une galerie rapportent 2, 5, 10, 15, 20 ou 25.
micropolis-score-royal-help = Une reine seule dans sa galerie rapporte un point par tuile que cette galerie touche.
micropolis-score-army-help = 5 points pour la plus grande armée ; les soldats en caserne ne comptent pas.
micropolis-score-barracks-help = Une caserne pleine de 1, 2, 3 ou 4 places rapporte 2, 4, 7 ou 10.

## Refus
micropolis-refused-youngest-first = Dites d’abord qui est le plus jeune et commence.
micropolis-refused-token-first = Posez d’abord le jeton Armée rouge devant l’une de vos fourmilières.
micropolis-refused-take-first = Prenez d’abord une tuile de la rangée ; personne ne passe.
micropolis-refused-place-first = Placez d’abord la tuile que vous avez prise : à gauche ou à droite.
micropolis-refused-barracks-first = Décidez d’abord de la nouvelle caserne : la remplir ou la laisser vide.
micropolis-refused-sentry-first = Laissez d’abord la sentinelle déplacer des soldats, ou confirmez-les tels quels.
micropolis-refused-leader-first = Choisissez d’abord à qui va le jeton Armée rouge.
micropolis-refused-no-such-seat = Personne ne joue à la place { $number }.
micropolis-refused-token = Le jeton va devant l’une de vos deux fourmilières.
micropolis-refused-leader = Le jeton va à l’un de ceux qui ont la plus grande armée.
micropolis-refused-no-such-tile = Il n’y a pas de tuile numéro { $position } dans la rangée : elle en compte { $length }.
micropolis-refused-too-few = Cette tuile coûte { $price ->
    [one] { $price } soldat
   *[other] { $price } soldats
}, et l’armée en a { $army }.
micropolis-refused-no-architect = Vous n’avez pas de jeton Architecte.
micropolis-refused-architect-first-tile = La première tuile est gratuite : inutile de dépenser un jeton Architecte.
micropolis-refused-which-anthill = Dites pour laquelle de vos deux fourmilières : into a, ou into b.
micropolis-refused-one-anthill = Dans cette partie, chacun n’a qu’une fourmilière.
micropolis-refused-complete = Cette fourmilière est complète.
micropolis-refused-sentry = Les soldats ne peuvent pas être répartis ainsi : il en faut assez, et 10 au plus restent dans l’armée.
micropolis-refused-nothing-taken = Aucune tuile n’a été prise qui serait à placer.
micropolis-refused-no-table = Cela ne peut se demander qu’à une table.

## Mises en place et positions impossibles
micropolis-setup-players = Micropolis se joue de 2 à 6, pas à { $players }.
micropolis-setup-expert = Le mode expert se joue à 2 ou 3, pas à { $players }.
micropolis-setup-first = La place { $first } ne peut pas commencer : il y a { $players } places, comptées à partir de 0.
micropolis-impossible-view = Aucune partie ne ressemble à cela.
micropolis-position-players = La position nomme un joueur ou une fourmilière qui n’existe pas.
micropolis-position-anthill = La position contient une fourmilière impossible : 10 tuiles et 10 soldats au plus, et des soldats seulement là où il y a une caserne.
micropolis-position-tiles = La position contient deux fois la même tuile.
micropolis-position-line = La position a une rangée trop longue.
micropolis-position-soldiers = La position a plus de soldats ou de jetons qu’il n’en existe.
micropolis-position-turn = Aucune manche n’explique les fourmilières de la position.

## Options
micropolis-option-expert = Mode expert
micropolis-option-expert-help = Pour 2 ou 3 joueurs : deux fourmilières chacun, avec chacune son armée.
micropolis-option-expert-value-no = Une fourmilière chacun
micropolis-option-expert-value-yes = Deux fourmilières chacun
micropolis-option-first = Qui commence
micropolis-option-first-help = Celui qui commence est le premier Chef militaire.
micropolis-option-first-value-random = Au hasard
micropolis-option-first-value-youngest = Le plus jeune
micropolis-option-first-value-youngest-help = La première place dit de qui il s’agit.
micropolis-option-first-value-0 = Place 1
micropolis-option-first-value-1 = Place 2
micropolis-option-first-value-2 = Place 3
micropolis-option-first-value-3 = Place 4
micropolis-option-first-value-4 = Place 5
micropolis-option-first-value-5 = Place 6
micropolis-option-scores = Points pendant la partie
micropolis-option-scores-help = Les points peuvent se compter à tout moment ; la table peut le faire pour vous.
micropolis-option-scores-value-shown = Affichés
micropolis-option-scores-value-hidden = Cachés jusqu’à la fin

## Ce que fait une commande, en une phrase (titre d’un bouton, texte d’un conseil)
micropolis-do-youngest = { $seat } est le plus jeune
micropolis-do-leader = Le jeton Armée rouge va à { $seat }{ $into }
micropolis-do-take = Prendre la tuile { $position }{ $into } { $price ->
    [0] gratuitement
    [one] pour { $price } soldat
   *[other] pour { $price } soldats
}
micropolis-do-take-architect = Prendre la tuile { $position }{ $into } avec un jeton Architecte
micropolis-do-place-left = La placer à gauche
micropolis-do-place-right = La placer à droite
micropolis-do-fill = { $size ->
    [one] Y placer { $size } soldat
   *[other] Y placer { $size } soldats
}
micropolis-do-leave = Laisser la caserne vide

## Lesson
micropolis-lesson-line = Prendre et placer des tuiles
micropolis-lesson-line-welcome = Vous bâtissez une fourmilière, tuile après tuile, autour de votre fondation ; dix tuiles ferment l’anneau. Les soldats rouges au milieu sont votre armée : ce sont eux qui paient les tuiles.
micropolis-lesson-line-prices = Voici la rangée. Sa première tuile est gratuite. Toute autre coûte des soldats : vous en laissez un sur chaque tuile qui la précède. Le nombre sous la tuile dit combien.
micropolis-lesson-line-take = Quatre fourmis vivent sur la troisième tuile : 4 points. Elle coûte 2 soldats. Touchez-la, puis le côté de votre fourmilière qui vous plaît, ou faites-l’y glisser. Le −1 compte tout : 4 pour les fourmis, 5 de moins parce que votre armée ne serait plus la plus grande.
micropolis-lesson-line-paid = Deux de vos soldats sont maintenant sur les deux premières tuiles, il en reste trois dans votre armée. La première tuile devient tentante : qui la prend reçoit tous les soldats posés dessus.
micropolis-lesson-line-other = Regardez l’adversaire : il prend cette première tuile pour rien, et les deux soldats posés dessus rejoignent son armée.
micropolis-lesson-line-home = La rangée a avancé, et votre autre soldat est sur la tuile qui est maintenant la première. Prenez-la pour rien : trois ouvrières, et votre soldat rentre à la maison.
micropolis-lesson-line-done = Voilà un tour entier : prendre, payer, placer. Une tuile se pose à gauche ou à droite des autres, jamais entre elles.
micropolis-lesson-galleries = Galeries et points
micropolis-lesson-galleries-welcome = Là où les passages de deux tuiles voisines se rejoignent, ils forment une seule galerie. Chaque fourmi vaut un point, où qu’elle vive, et le plus grand nombre de fourmis dans une même galerie en vaut 5 de plus : la colonie.
micropolis-lesson-galleries-queen = La première tuile porte une reine. Elle rapporte un point par tuile que touche sa galerie, si elle y est la seule reine. Touchez sa tuile et comparez les deux nombres : à gauche, un mur arrête sa galerie ; à droite, elle court sur quatre tuiles. Placez-la à droite.
micropolis-lesson-galleries-sheet = Cette feuille compte avec vous, comme si la partie finissait maintenant : fourmis, colonie, fruits, reines, plus grande armée, casernes. Votre reine rapporte 4.
micropolis-lesson-galleries-other = L’adversaire prend une tuile de fourmis pour sa propre colonie.
micropolis-lesson-galleries-longer = Trois ouvrières sont en tête de la rangée. À droite, elles rejoignent la galerie de votre reine, qui s’allonge d’une tuile, et elles agrandissent votre colonie. Placez-les à droite.
micropolis-lesson-galleries-done = Une tuile peut donc rapporter de plusieurs façons à la fois. Les nombres sur les tuiles transparentes additionnent tout pour vous, avant que vous ne décidiez.
micropolis-lesson-fruit = Les fruits
micropolis-lesson-fruit-welcome = Les fruits se comptent par galerie, et seuls comptent les fruits différents : 1, 2, 3, 4, 5 ou 6 rapportent 2, 5, 10, 15, 20 ou 25. Vous avez une mûre à gauche et un citron à droite, avec un mur entre eux : 2 et 2.
micropolis-lesson-fruit-two = La première tuile porte un raisin et une figue. À droite, tous deux débouchent dans la galerie du citron : trois fruits différents, 10 points. Prenez-la et placez-la à droite.
micropolis-lesson-fruit-other = L’adversaire trouve une cerise.
micropolis-lesson-fruit-left = Une grenade est maintenant la première. À droite, elle serait seule ; à gauche, elle rencontre votre mûre, et deux fruits différents rapportent 5. Placez-la à gauche.
micropolis-lesson-fruit-done = Voyez la récolte sur la feuille : 10 et 5. Un second citron à côté d’un citron n’aurait rien rapporté. Un cadeau remplace n’importe quel fruit que sa galerie n’a pas encore.
micropolis-lesson-soldiers = Soldats, casernes et Armée rouge
micropolis-lesson-soldiers-welcome = Les soldats paient les tuiles, remplissent les casernes, et la plus grande armée rapporte 5 points à la fin. L’adversaire en a cinq et détient le jeton Armée rouge : il commence donc chaque manche.
micropolis-lesson-soldiers-nurse = La deuxième tuile porte une nourrice avec deux œufs : deux soldats pour votre armée. Elle en coûte un, mais un autre est posé dessus. Prenez-la et placez-la où vous voulez.
micropolis-lesson-soldiers-token = Il ne restait qu’une tuile pour deux joueurs : la rangée est de nouveau pleine. Alors, et alors seulement, le jeton va à la plus grande armée : six soldats, la vôtre. C’est vous qui commencez les manches.
micropolis-lesson-soldiers-barracks = La deuxième tuile a une caserne pour deux soldats. Prenez-la et placez-la où vous voulez.
micropolis-lesson-soldiers-fill = Une caserne se remplit d’un coup et entièrement, ou reste vide. Deux soldats dedans rapportent 4 pour de bon, mais ils quittent votre armée. Faites-les entrer.
micropolis-lesson-soldiers-done = La feuille montre les deux : 4 pour la caserne, et plus les 5 de la plus grande armée. Les casernes de 1, 2, 3 ou 4 places rapportent 2, 4, 7 ou 10. Une armée compte 10 soldats au plus.
micropolis-lesson-architect = L’architecte
micropolis-lesson-architect-welcome = Votre armée n’a plus qu’un soldat, et la reine, loin dans la rangée, en coûte cinq. Il existe une autre façon de payer.
micropolis-lesson-architect-take = Une architecte travaille sur la première tuile, qui est gratuite. Prenez-la et placez-la où vous voulez.
micropolis-lesson-architect-token = L’architecte vous a apporté un jeton. À l’un de vos tours suivants, il paie une tuile, si loin qu’elle soit dans la rangée.
micropolis-lesson-architect-other = L’adversaire prend d’abord une tuile.
micropolis-lesson-architect-pay = La reine est maintenant quatrième. Vous n’avez pas trois soldats, mais vous avez le jeton. Touchez sa tuile et placez-la où vous voulez : le jeton paie.
micropolis-lesson-architect-done = Le jeton est retourné dans la réserve. Il n’y en a que deux pour tous, et les soldats posés sur une tuile vous rejoignent même quand un jeton la paie.
micropolis-lesson-sergeant = Le sergent recruteur
micropolis-lesson-sergeant-welcome = L’adversaire mène avec cinq soldats ; vous en avez quatre. La plus grande armée rapporte 5 points à la fin.
micropolis-lesson-sergeant-take = Sur la première tuile se tient un sergent recruteur. Qui détient le jeton Armée rouge perd un soldat, puis vous en gagnez un. Prenez la tuile et placez-la où vous voulez.
micropolis-lesson-sergeant-done = Quatre contre cinq : votre armée est maintenant la plus grande. La rangée venait d’être complétée, le jeton vous est donc revenu aussi. Les soldats des casernes ne craignent pas le sergent.
micropolis-lesson-sentry = La sentinelle
micropolis-lesson-sentry-welcome = Vous avez une caserne pour deux soldats, pleine, qui rapporte 4, et une caserne pour trois, restée vide. Il reste un soldat dans votre armée.
micropolis-lesson-sentry-take = Une sentinelle se tient sur la première tuile. Elle vous laisse déplacer des soldats entre armée et casernes. Prenez la tuile et placez-la où vous voulez.
micropolis-lesson-sentry-move = Deux en caserne et un dans l’armée : assez pour la plus grande, qui rapporte 7. Touchez la caserne pleine pour la vider, puis celle de trois places pour la remplir. Pressez ensuite le bouton qui l’envoie.
micropolis-lesson-sentry-done = Trois soldats, 7 points au lieu de 4. Rien ne vient de la réserve : une sentinelle ne fait que déplacer, et chaque caserne doit être entièrement pleine ou entièrement vide.
micropolis-lesson-expert = Mode expert : deux fourmilières
micropolis-lesson-expert-welcome = En mode expert, deux ou trois joueurs bâtissent chacun deux fourmilières. Chacune a sa propre armée, et chacune est comptée à part.
micropolis-lesson-expert-take = La troisième tuile coûte 2 soldats. La fourmilière A n’en a qu’un, la fourmilière B en a quatre. Touchez la tuile, puis l’une de ses places transparentes près de la fourmilière B.
micropolis-lesson-expert-paid = La fourmilière B a payé et garde deux soldats ; la fourmilière A a toujours le sien. Les soldats posés sur une tuile, et ceux d’une nourrice, rejoignent la fourmilière qui la reçoit.
micropolis-lesson-expert-token = Le jeton Armée rouge est posé devant une seule fourmilière. La rangée est complétée toutes les deux manches, et le jeton va alors à la fourmilière qui a la plus grande armée, peut-être votre autre.
micropolis-lesson-end = Voilà tout Micropolis. Une première partie vous attend.

## La table dans le navigateur
micropolis-command-example = take 1
micropolis-ui-line = La rangée
micropolis-ui-position = Tuile { $position } : { $tile }
micropolis-ui-free = Gratuite
micropolis-ui-price = { $count ->
    [one] Coûte { $count } soldat
   *[other] Coûte { $count } soldats
}
micropolis-ui-short = { $count ->
    [one] manque { $count }
   *[other] manque { $count }
}
micropolis-ui-lying = { $count ->
    [one] { $count } soldat posé dessus
   *[other] { $count } soldats posés dessus
}
micropolis-ui-pile = { $count ->
    [one] tuile restante
   *[other] tuiles restantes
}
micropolis-ui-pile-help = { $count ->
    [one] Il reste { $count } tuile à piocher.
   *[other] Il reste { $count } tuiles à piocher.
}
micropolis-ui-reserve-help = Dans la réserve : { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}, { $architects ->
    [one] { $architects } jeton architecte
   *[other] { $architects } jetons architecte
}.
micropolis-ui-round = manche { $round } sur { $rounds }
micropolis-ui-refill = rangée complétée ensuite
micropolis-ui-others = Les autres fourmilières
micropolis-ui-look = Regarder la fourmilière de { $name }
micropolis-ui-back = Revenir à la mienne
micropolis-ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
micropolis-ui-score = Score si tout s’arrêtait
micropolis-ui-galleries = Galeries
micropolis-ui-galleries-of = Galeries de la { $hill }

# Ce qui se trouve sur une tuile
micropolis-ui-tile = { $pieces }. { $pattern }
micropolis-ui-nothing = rien dans ses galeries
micropolis-ui-workers = { $count ->
    [one] { $count } ouvrière
   *[other] { $count } ouvrières
}
micropolis-ui-single = 1 { $what }
micropolis-ui-nurse = { $eggs ->
    [one] nourrice avec { $eggs } œuf
   *[other] nourrice avec { $eggs } œufs
}
micropolis-ui-barracks = { $size ->
    [one] caserne pour { $size } soldat
   *[other] caserne pour { $size } soldats
}
micropolis-ui-has-barracks = { $size ->
    [one] une caserne pour { $size } soldat
   *[other] une caserne pour { $size } soldats
}
micropolis-ui-pattern-abab = Deux galeries parallèles.
micropolis-ui-pattern-aaaa = Les quatre ouvertures se rejoignent.
micropolis-ui-pattern-aabb = Un virage de chaque côté.
micropolis-ui-pattern-aaab = Trois ouvertures se rejoignent ; cul-de-sac intérieur droit.
micropolis-ui-pattern-aaba = Trois ouvertures se rejoignent ; cul-de-sac extérieur droit.
micropolis-ui-pattern-abaa = Trois ouvertures se rejoignent ; cul-de-sac intérieur gauche.
micropolis-ui-pattern-abbb = Trois ouvertures se rejoignent ; cul-de-sac extérieur gauche.
micropolis-ui-pattern-abac = La galerie extérieure traverse ; deux culs-de-sac à l’intérieur.
micropolis-ui-pattern-abcb = La galerie intérieure traverse ; deux culs-de-sac à l’extérieur.
micropolis-ui-pattern-abca = Une galerie de l’extérieur gauche à l’intérieur droit ; deux culs-de-sac.
micropolis-ui-pattern-abbc = Une galerie de l’intérieur gauche à l’extérieur droit ; deux culs-de-sac.
micropolis-ui-pattern-aabc = Un virage à gauche, deux culs-de-sac à droite.
micropolis-ui-pattern-abcc = Un virage à droite, deux culs-de-sac à gauche.
micropolis-ui-pattern-abcd = Quatre culs-de-sac.

# Fourmilières et galeries
micropolis-ui-hill = Fourmilière de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} avec { $ants ->
    [one] { $ants } fourmi
   *[other] { $ants } fourmis
} et une armée de { $army }
micropolis-ui-gallery = Galerie sur { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} : { $parts }
micropolis-ui-ants = { $count ->
    [0] aucune fourmi
    [one] { $count } fourmi
   *[other] { $count } fourmis
}
micropolis-ui-fruit = { $fruits } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
micropolis-ui-queens = { $count ->
    [one] { $count } reine ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
   *[other] { $count } reines (aucun point)
}

# Choisir
micropolis-ui-chosen = { $tile }. Où la poser ?
micropolis-ui-cannot = { $tile }. { $count ->
    [one] Il vous manque { $count } soldat.
   *[other] Il vous manque { $count } soldats.
}
micropolis-ui-not-there = Pas de ce côté pour l’instant : la leçon veut l’autre.
micropolis-ui-last = A pris la tuile { $position } { $paid ->
    [0] pour rien
    [one] pour { $paid } soldat
   *[other] pour { $paid } soldats
}
micropolis-ui-take = La prendre
micropolis-ui-into = La prendre pour la { $hill }
micropolis-ui-left = À gauche
micropolis-ui-right = À droite
micropolis-ui-left-into = { $hill }, à gauche
micropolis-ui-right-into = { $hill }, à droite
micropolis-ui-no-change = aucun point ne change
micropolis-ui-army-after = armée de { $army }
micropolis-ui-fill-points = { $size ->
    [1] 2 points à la fin
    [2] 4 points à la fin
    [3] 7 points à la fin
   *[other] 10 points à la fin
}
micropolis-ui-barracks-points = { $points } de plus si la caserne est pleine
micropolis-ui-with-architect = Utiliser le jeton architecte
micropolis-ui-with-soldiers = Payer en soldats
micropolis-ui-sentry = Casernes pleines ou vides :
micropolis-ui-army = { $count ->
    [one] { $count } soldat dans l’armée
   *[other] { $count } soldats dans l’armée
}
micropolis-ui-sentry-do = Pleines : { $which } ; armée de { $army }
micropolis-ui-sentry-empty = Toutes vides ; armée de { $army }
micropolis-ui-sentry-not = Pas ainsi : changez quelles casernes sont pleines.

## Ce qui parle pour un choix, ou contre lui
micropolis-why-population-more = fourmis : +{ $points }
micropolis-why-population-less = fourmis : −{ $points }
micropolis-why-colony-more = la plus grande colonie devient la vôtre : +{ $points }
micropolis-why-colony-less = la plus grande colonie est perdue : −{ $points }
micropolis-why-harvest-more = fruits différents dans une même galerie : +{ $points }
micropolis-why-harvest-less = fruits qui ne comptent plus : −{ $points }
micropolis-why-royal-more = reines seules dans leur galerie : +{ $points }
micropolis-why-royal-less = reines qui se rencontrent : −{ $points }
micropolis-why-army-more = la plus grande armée devient la vôtre : +{ $points }
micropolis-why-army-less = la plus grande armée est perdue : −{ $points }
micropolis-why-barracks-more = casernes pleines : +{ $points }
micropolis-why-barracks-less = casernes vidées : −{ $points }
micropolis-why-soldiers-more = { $points ->
    [one] { $points } soldat de plus dans l’armée
   *[other] { $points } soldats de plus dans l’armée
}
micropolis-why-soldiers-less = { $points ->
    [one] { $points } soldat de moins dans l’armée
   *[other] { $points } soldats de moins dans l’armée
}

# Ce qui a été joué, dans un historique.
micropolis-fact-expert-yes = Expert
micropolis-fact-turn-order-1 = A commencé
micropolis-fact-turn-order-2 = Deuxième à jouer
micropolis-fact-turn-order-3 = Troisième à jouer
micropolis-fact-turn-order-4 = Quatrième à jouer
micropolis-fact-turn-order-5 = Cinquième à jouer
micropolis-fact-turn-order-6 = Sixième à jouer
