### Le cadre : accueil, salon, table. Les mots d’un jeu sont dans son propre fichier.

title = Microcosm
title-turn = À vous · Microcosm
tagline = Une table de jeu pour de toutes petites créatures
skip = Aller au contenu
navigation = Navigation
home = Accueil
loading = Un instant…
close = Fermer
cancel = Annuler
save = Enregistrer
send = Envoyer
next = Suite
retry = Réessayer
not-yet = Pas encore
ask-no-more = Le faire, et ne plus demander
not-found = Il n’y a rien à cette adresse
you = vous
bot = robot
here = en ligne
away = hors ligne

## Jeux
play-now = Jouer
play-friend = Jouer entre amis
play-find = Trouver un adversaire
new-table = Nouvelle table
learn = Apprendre

## Listes de tables
tables-turn = À vous de jouer : { $count }
tables-mine = Mes tables
tables-mine-empty = Rien encore sous votre lentille. Appuyez sur « Jouer ».
tables-open = Tables ouvertes
tables-open-empty = Personne n’attend de joueurs.
tables-running = Parties en cours
tables-running-empty = Aucune partie à regarder pour l’instant.
status-open = en attente de joueurs
status-rematch = on vous attend pour une revanche
status-running = en cours
status-round = manche { $round }
status-over = terminée
resume = Continuer
join = Rejoindre
watch = Regarder
tournaments = Tournois
tournaments-help = Plusieurs rondes, des tables dressées par la maison, un classement.
to-tournament = Retour au tournoi
import = Importer une partie
import-help = Revoir une partie enregistrée dans un fichier.

## Nouvelle table
new-title = Nouvelle table : { $game }
new-seats = Qui s’assied où
new-count = Nombre de sièges
new-seat = Siège { $seat }
new-others = Contre qui
new-others-bots = Contre des robots
new-others-friends = Entre amis
new-found = Qui peut trouver cette table
new-found-link = Qui a le lien, personne d’autre
new-found-link-help = Elle n’est dans aucune liste. Vous recevez un lien à envoyer.
new-found-all = Tout le monde
new-found-all-help = Elle figure parmi les tables ouvertes de la première page. N’importe qui peut s’y asseoir ou regarder.
new-rated = Classement
new-rated-no = Pour le plaisir
new-rated-no-help = La partie figure dans votre historique et ne change aucun classement.
new-rated-yes = Elle compte
new-rated-yes-help = Elle change le classement de ceux qui jouent. Tous ont besoin d’un compte, et personne ne reçoit de conseils. Avec des robots, elle ne change que le classement des robots.
new-rated-account = Les parties qui comptent se jouent entre personnes qui ont un compte.
new-details = Détails
delay = Qui regarde
delay-none = voit tout aussitôt
delay-help = Avec un différé, personne ne peut souffler ce qu’il voit à un joueur. Ceux qui jouent voient tout aussitôt.
delay-of = voit { $time } plus tard
delay-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
delay-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
late = Vous voyez cette table avec { $time } de retard.
late-begun = La partie a commencé
late-wait = Vous voyez cette table avec { $time } de retard : son début arrive bientôt.
rated = elle compte
new-create = Ouvrir la table
seat-me = Moi
seat-link = Libre, par lien
seat-bot = Robot, { $level }
seat-open = Siège libre
seat-kept = Gardé pour { $name }
level-random = au hasard
level-beginner = débutant
level-greedy = amateur
level-good = fort
level-expert = expert

## Temps
time = Temps
time-none = Sans pendule
time-live = { $minutes } min + { $seconds } s
time-live-seconds = { $bank } s + { $seconds } s
time-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
time-days-reserve = { $days ->
    [one] 1 jour par coup, { $reserve } en réserve
   *[other] { $days } jours par coup, { $reserve } en réserve
}
time-help-none = Chacun prend le temps qu’il veut.
time-help-short = Dix minutes chacun pour la partie, dix secondes de plus à chaque coup.
time-help-long = Une demi-heure chacun pour la partie, vingt secondes de plus à chaque coup.
time-help-day = Un coup par jour. Nul besoin d’être à la table en même temps.
time-help-days = Trois jours par coup ; une semaine en réserve, pour les vacances.
time-own = Une autre pendule
time-help-own = Réglez minutes et secondes, ou des jours.
time-pace = Genre
time-pace-live = Ensemble à la table
time-pace-slow = Des jours par coup
time-minutes = Minutes chacun
time-seconds = Secondes de plus à chaque coup
time-per-move = Jours par coup
time-reserve = Jours en réserve
time-flag = Quand quelqu’un n’a plus de temps
time-flag-lose = Qui n’a plus de temps a perdu
time-flag-bot = Un robot joue la suite pour qui n’a plus de temps
time-flag-lose-told = Qui n’a plus de temps a perdu. Le temps de personne ne court avant son premier coup.
time-flag-bot-told = Pour qui n’a plus de temps, un robot joue la suite. Le temps de personne ne court avant son premier coup.
time-first-told = Ce coup doit venir en moins { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
}.
time-left-days = { $days } j { $hours } h
time-until = à jouer { $when } au plus tard
clocks = Pendules : { $time }
clock-runs = tourne
clock-minute = Il vous reste une minute.
clock-seconds = Il vous reste dix secondes.
clock-first-you = Il vous reste { $time } pour votre premier coup.
clock-first = { $name } : encore { $time } pour le premier coup.

## Jouer avec des gens
meet-friend-title = Jouer entre amis : { $game }
meet-friend-how = Vous recevez un lien à envoyer. Personne d’autre ne trouve la table.
meet-friend = Ouvrir la table
meet-more = Plus de joueurs, d’autres options
meet-find-title = Trouver un adversaire : { $game }
meet-find-how = Qui cherche le même jeu avec la même pendule s’assied avec vous.
meet-find = Trouver un adversaire
seek-title = À la recherche d’un adversaire
seek-waits = Il n’y a encore personne. La partie commence dès que quelqu’un arrive.
seek-how = Laissez cette page ouverte. Vous figurez aussi parmi les tables ouvertes de la première page.
seek-cancel = Ne plus chercher
filter-game = Jeu
filter-games = Tous les jeux
filter-times = Tout temps
filter-none = Sans pendule
filter-live = En minutes
filter-slow = En jours par coup

## Compte
account = Compte
account-guest = Vous êtes ici comme invité, sous le nom de { $name }. Ce navigateur se souvient de vous.
account-known = Vous êtes { $name }. Vos tables vous suivent dans tous les navigateurs.
account-rename = Votre nom à la table
account-name = Nom
account-enter = Compte
account-why = Un compte garde vos tables quand vous changez de navigateur. Celles d’aujourd’hui restent à vous.
account-renamed = C’est désormais votre nom.
account-registered = Votre compte est prêt.
account-welcome = Content de vous revoir.
account-left = Vous êtes déconnecté.
account-deleted = Votre compte est supprimé.
account-profile = Mes parties et mon classement
leaders = Classements
password = Mot de passe (au moins 8 caractères)
login = Se connecter
logout = Se déconnecter
register = Créer un compte
sessions = Où vous êtes connecté
sessions-why = Vous ne connaissez pas l’un de ces navigateurs, ou ne l’avez plus ? Mettez fin à sa session.
sessions-end-others = Mettre fin à toutes les autres
session-this = ce navigateur
session-seen = vu pour la dernière fois { $when }
session-end = Mettre fin
session-end-of = Mettre fin à la session de { $device }
session-device-unknown = Un navigateur inconnu

## Réglages
settings = Réglages
settings-language = Langue
settings-language-en = English
settings-language-fr = Français
settings-theme = Lumière
settings-theme-system = Comme le système
settings-theme-dark = Sombre
settings-theme-paper = Papier
settings-motion = Mouvement
settings-motion-full = Complet
settings-motion-less = Réduit
settings-contrast = Contraste
settings-contrast-normal = Normal
settings-contrast-more = Renforcé
settings-pace = Coups des autres
settings-pace-quick = Aussitôt
settings-pace-calm = Posément
settings-pace-step = Pas à pas
settings-volume = Volume du son
settings-muted = Aucun son
settings-shake = Laisser cet appareil vibrer quand vos tirs touchent
settings-notices = Laisser le navigateur me dire quand c’est à moi
settings-notices-refused = Ce navigateur ne le permet pas. On peut l’autoriser dans ses réglages.
settings-confirm = Demander avant ce qui est irrévocable
settings-details = Tout raconter dans le journal
settings-command = Afficher une ligne où saisir ses coups

## Table
table-title = Une table de { $game }
rail = Joueurs, journal et règles
rail-open = Plus
seats = Joueurs
tools = Outils
prompt = Que faire
log = Journal
log-aloud = Ce qui vient de se passer
log-empty = Il ne s’est encore rien passé.
log-earlier = Voir ce qui précède
log-since = Depuis votre dernier coup
log-go = Montre la table telle qu’elle était
log-all = { $count ->
    [one] 1 détail de plus
   *[other] { $count } détails de plus
}
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-phrase = Dire vite
chat-hush = Couper la discussion
chat-hear = Entendre la discussion
chat-hushed = La discussion est coupée : vous n’entendez personne, et personne ne le sait.
chat-apart = Ceux qui jouent ne vous entendront qu’après la partie.
chat-watcher = regarde
chat-gone = Dit par quelqu’un qui est parti pour de bon.
phrase-hello = Bonjour !
phrase-luck = Bonne chance, amusez-vous bien !
phrase-moment = Un instant, s’il vous plaît.
phrase-nice = Bien joué !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-game = Belle partie !
phrase-bye = Au revoir !
chat-unread = { $count ->
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
}
rules = Règles
rules-find = Chercher dans les règles
rules-failed = Impossible d’obtenir les règles.
rules-version = Les règles de la version { $version }, que suit cette partie. Il en existe une plus récente.
rules-since = depuis la version { $version }
rules-until = jusqu’à la version { $version }
rules-mark-R = règle imprimée
rules-mark-F = trouvée dans une source publique
rules-mark-D = règle de la maison
clause-show = Voir la règle
to-act = à jouer
time-used = Temps utilisé : { $time }
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
takeover = Laisser jouer un robot
return = Reprendre mon siège
waiting-for = Nous attendons { $names }.
spectator = Vous regardez.
over = La partie est terminée.
pending = Envoi de votre coup…
final = On ne pourra pas revenir en arrière.
undo = Défaire
undo-why = On ne peut rien défaire : { $why }
undo-ask = Demander à défaire
undo-ask-help = D’autres ont joué depuis : on leur demande, et la partie revient en arrière si tous acceptent.
offer = Une question à la table
offer-asks = { $name } demande à reprendre son dernier coup.
offer-asked = Ce qui a été joué depuis serait défait aussi.
offer-own = Vous avez demandé à reprendre votre dernier coup.
offer-agree = Accepter
offer-decline = Refuser
offer-withdraw = Retirer la demande
missed = Pendant votre absence
missed-count = { $count ->
    [one] Un événement depuis votre dernière visite.
   *[other] { $count } événements depuis votre dernière visite.
}
missed-watch = Regarder
missed-close = Fermer
log-missed = Depuis votre dernière visite
hint = Conseil
hint-offer = Suggestion
hint-best = le meilleur
hint-equal = presque aussi bon
hint-little = un peu moins bon : −{ $by }
hint-worse = moins bon : −{ $by }
hints = Ce qui peut se faire
hints-close = Fermer les conseils
share = Partager
share-by-hand = Copiez ce lien
mute = Couper le son
unmute = Remettre le son
key-Escape = Échap
keys = Clavier
keys-offers = prend le premier, le deuxième … choix proposé
keys-tab = va à la prochaine chose à faire
keys-arrows = avance dans un groupe : cartes, tuiles, onglets
keys-enter = fait ce qui est choisi
keys-escape = repose ce qui était choisi
keys-help = ouvre et ferme cette liste
keys-step = recule ou avance d’une étape
keys-round = recule ou avance d’une manche
keys-ends = va au début ou à la fin
keys-play = lance et arrête la lecture
copied = Lien copié
resign = Abandonner
resign-sure = Vraiment abandonner
command = Saisir un coup
do-it = Valider
luck = Hasard équitable
luck-help = La graine du hasard est fixée avant le premier coup. Son empreinte est visible dès le début ; la graine est révélée à la fin, pour que chacun puisse vérifier.
commitment = Empreinte :
seed = Graine :
offline = La liaison est coupée. Nous essayons de la rétablir…
past = Plus tôt :
past-again = Encore une fois :
past-again-offer = Remontrez-moi
past-left = Voici où vous en étiez.
past-mine = Entre-temps, c’est à vous.
past-end = Revenir à la partie
intents = Préparé
intent-offer = Préparer un coup
intent-every = « { $offer } » chaque fois qu’on me le demande, même en mon absence
intent-answers = La réponse part d’elle-même, comme vous l’avez préparée.
intent-always = Chaque fois qu’on me demande « { $prompt } » :
intent-when = Quand on me demandera « { $prompt } » :
intent-next = Quand on me demandera :
intent-like = Seulement si quelque chose de ce genre vient juste avant : « { $like } »
intent-failed = Pas fait : { $why }
intent-forget = Retirer
intent-forget-this = Retirer { $action }
intent-suppose = Supposons :
intent-only = Seulement si quelque chose de ce genre se passe juste avant
intent-help = Ce que vous choisissez sera fait quand on vous le demandera, si les règles le permettent alors, même si cette page est fermée. La table peut avoir changé d’ici là.
intent-another = Supposer autrement
pace-next = Suite
pace-all = Tout montrer

## Notices of the browser
notice-turn = { $game } : c’est à vous
notice-begun = { $game } : la partie a commencé
notice-rematch = { $game } : une revanche ?
notice-with = Avec { $names }

## En attente de joueurs
lounge-title = En attente de joueurs
lounge-invited = Un siège vous attend
lounge-leave = Quitter cette table
lounge-link = Envoyez ce lien
lounge-copy = Copier le lien
lounge-qr = Le lien sous forme de code pour un appareil photo
lounge-qr-help = Ou faites lire ce code par le téléphone de votre ami.
lounge-private = Seul qui a le lien trouve cette table. Gardez cette page ouverte : la partie commence d’elle-même quand tout le monde est là.
lounge-public = Cette table figure aussi parmi les tables ouvertes. Gardez cette page ouverte : la partie commence d’elle-même quand tout le monde est là.
lounge-missing = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
lounge-invites = { $host } vous invite à une partie de { $game }
lounge-host = hôte
lounge-fill = { $count ->
    [one] Jouer plutôt contre un robot
   *[other] Commencer, avec des robots aux places libres
}
lounge-close = Fermer cette table
lounge-closed = Cette table est fermée
lounge-closed-why = Son hôte est parti avant le début de la partie. Demandez un nouveau lien.
lounge-remove = Renvoyer
lounge-remove-of = Renvoyer { $name }
lounge-lesson = Apprendre d’abord le jeu
new-tab = , dans un nouvel onglet
sit-here = S’asseoir ici

## Fin
end-title = Fin de la partie
end-you-win = Vous avez gagné !
end-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
end-nobody = Personne ne gagne
end-lost = Une belle partie quand même. Une autre ?
end-sheet = Feuille de score
end-category = Catégorie
end-moment = Le plus beau moment
end-moment-watch = Le revoir
end-hide = Regarder la table
end-show = Montrer le résultat
rematch = Revanche
rematch-join = Rejoindre la revanche
record = Enregistrer la partie

## Revoir
replay = Revoir
replay-step = Étape { $at } sur { $of }
replay-nothing = Rien à signaler à cette étape.
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-round-back = Une manche en arrière
replay-round-forward = Une manche en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $speed } ×
seen-by = Vu par
seen-by-you = vous
seen-by-public = tout le monde
seen-by-open = tout à découvert
continue = Continuer à partir d’ici
continue-seat = Quel siège jouer
continue-as = Pour { $name }

## Leçons
tutorial-progress = Avancement du chapitre
lesson-title = { $n }. { $title }
lesson-chapter = Chapitre { $n } sur { $of } : { $title }
lesson-chapters = Tous les chapitres
lesson-finished = fait
lesson-missed = Pas encore. Tout revient à sa place : essayez de nouveau.
lesson-retry = Essayer encore
lesson-show = Montrez-moi
lesson-read-all = Tout lire
lesson-fold = Réduire
lesson-reading = Quand vous avez lu ceci, appuyez sur « Suite ».
lesson-read-first = Lisez d’abord ceci, puis appuyez sur « Suite ».
lesson-wants = La leçon attend ce qui brille.
lesson-next = Chapitre suivant
lesson-play = Jouer une première partie
learn-title = Apprendre { $game }
learn-about = De courts chapitres sur une vraie table, dans n’importe quel ordre. Deux ou trois minutes chacun.

## Erreurs
error-title = Quelque chose fait obstacle
error-offline = Le serveur est injoignable. Fonctionne-t-il ?
error-status = Le serveur a répondu par l’erreur { $status }.
error-no-table = { $game } n’a pas de table dans ce client.
error-unknown-table = Cette table n’existe pas.
error-unknown-game = Ce jeu n’existe pas.
error-unknown-lesson = Cette leçon n’existe pas.
error-unknown-rules = Cette version des règles ne se joue pas ici.
error-rules = Cette partie suit la version { $found } des règles. Ici, on joue les versions { $oldest } à { $newest } : elle peut seulement être lue.
error-not-seated = Vous n’avez pas de siège à cette table.
error-stale = La table a changé entre-temps ; regardez de nouveau.
error-seat-taken = Ce siège est pris.
error-rated-account = Cette partie compte pour le classement : il faut un compte pour la jouer.
error-rated-hint = Cette partie compte pour le classement : tout le monde joue sans conseils.
error-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
lounge-rated = Cette partie compte pour le classement.
error-not-over = La partie n’est pas encore terminée.
error-over = La partie est terminée.
error-name = Ce nom ne convient pas.
error-name-long = Un nom compte au plus { $most } caractères. Celui-ci en a { $found }.
error-name-taken = Ce nom est déjà pris.
error-password = Nom ou mot de passe incorrect.
error-password-weak = N’importe qui devinerait ce mot de passe. Prenez plutôt quelques mots qui ne vont pas ensemble.
error-password-short = Le mot de passe doit compter au moins 8 caractères.
error-record = Ce n’est pas une partie que l’on puisse revoir.
error-review-one = Une seule analyse à la fois : l’autre est encore en cours.
error-review-busy = La maison analyse déjà autant de parties qu’elle peut. Réessayez dans quelques minutes.
error-review-unjudged = Personne ici ne sait encore juger ce jeu : il n’y a donc pas d’analyse.
error-review-long = Une partie de plus de { $most } décisions est trop longue pour être analysée.
error-version = Cette page est plus ancienne que le serveur : rechargez-la.
error-malformed = Le message est illisible.
error-too-large = C’est trop volumineux.
error-shelf-full = Vous en gardez déjà { $most } : supprimez-en d’abord une.
error-shelf-long = C’est trop long pour être gardé.
error-too-fast = C’était trop rapide ; attendez un instant.
error-disk-full = Le serveur n’a plus de place pour rien enregistrer. Rien n’a été fait ; qui le gère doit faire de la place.
error-internal = Le serveur a trébuché ; rien n’est perdu.

## L’analyse d’une partie terminée
review = Analyse
review-title = Analyse de la partie
review-back = Retour à la table
review-waiting = En attente d’un tour pour regarder cette partie…
review-working = Décision { $done } sur { $of }…
review-stay = Pour la plupart des parties, cela prend moins d’une minute, et le résultat est gardé pour la prochaine fois. L’analyse s’arrête si vous quittez cette page.
review-graph = Chances de gagner
review-graph-about = Une courbe des chances de gagner au fil de la partie. Les mêmes nombres se trouvent dans le tableau en dessous.
review-about = { $count ->
    [one] Les chances de chaque camp avant la seule décision qui laissait un choix, d’après ce que pouvait savoir celui qui décidait. C’est l’avis d’un robot ; il peut se tromper.
   *[other] Les chances de chaque camp avant chacune des { $count } décisions, d’après ce que pouvait savoir celui qui décidait. C’est l’avis d’un robot ; il peut se tromper.
}
review-rounds = Manches
review-table = La même chose en tableau
review-step-head = Étape
review-who-head = Qui décidait
review-end-head = Fin
review-mistake = Erreur
review-turning = Tournants
review-turning-none = Aucune étape n’a fait basculer cette partie à elle seule.
review-no-mistake = Rien de mieux n’a été trouvé : c’était la chance, ou la suite.
review-mistakes = Erreurs
review-mistakes-count = { $count ->
    [0] Aucune erreur nette n’a été trouvée.
    [one] { $count } décision a coûté des chances de gagner.
   *[other] { $count } décisions ont coûté des chances de gagner.
}
review-try-about = « Essayer » ouvre une table juste avant : vous jouez la suite, des robots prennent les autres sièges.
review-whose = Les erreurs de qui
review-everybody = De tout le monde
review-step = Étape { $n }
review-chance = Chances de gagner
review-then = , puis
review-played = Joué
review-better = Mieux
review-see = Revoir
review-try = Essayer

enter = Bon retour
enter-why = Ce lien sert une fois. Il vous connecte ici.
enter-go = Continuer
enter-reset = Un nouveau mot de passe
enter-reset-why = Choisissez un nouveau mot de passe. Toutes les personnes connectées à ce compte seront déconnectées.
account-forgotten = J’ai oublié le mot de passe
account-forgotten-sent = Si le compte a une adresse, un courriel avec un lien est en route.
error-ways-full = Il y a déjà { $most } moyens : retirez-en un d’abord.
error-quiet = Les heures doivent commencer et finir à des moments différents du jour.
error-push-place = Le service d’avis de ce navigateur n’est pas connu ici.
error-webhook-place = On ne peut pas y envoyer de messages. La personne qui gère cette maison décide où.
error-no-mail = Cette maison n’envoie pas de courriel. Demandez à la personne qui la gère.
error-mail-place = Ce n’est pas une adresse de courriel.
error-mail = Le courriel n’a pas pu être envoyé. Réessayez plus tard.
error-way = Rien n’a pu y être envoyé.
error-pass = Ce lien a déjà servi, ou il est trop ancien.
