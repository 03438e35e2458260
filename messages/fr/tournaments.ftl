# Les tournois : listes, préparation, et la page d’un tournoi. Chargé au premier regard.
tournaments-new = Organiser un tournoi
tournaments-about = Plusieurs rondes, un jeu, un vainqueur. La maison apparie les joueurs, dresse leurs tables et tient le classement.
tournaments-mine = Les vôtres
tournaments-open = Ouverts aux inscriptions
tournaments-running = En cours
tournaments-over = Terminés
tournaments-none = Aucun pour le moment.
tournaments-mine-none = Vous n’en organisez aucun et ne participez à aucun.
tournament-look = Voir
tournament-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-at-round = ronde { $round } sur { $rounds }
tournament-at-game = ronde { $round }
tournament-stage-open = ouvert aux inscriptions
tournament-stage-running = en cours
tournament-stage-over = terminé
tournament-stage-cancelled = annulé

tournament-swiss = Système suisse
tournament-swiss-about = Tout le monde joue à chaque ronde, contre quelqu’un qui a à peu près autant de points, et jamais deux fois contre le même adversaire. Bien pour beaucoup de joueurs en peu de rondes.
tournament-robin = Toutes rondes
tournament-robin-about = Chacun rencontre chacun. Le plus juste, jusqu’à huit joueurs environ.
tournament-arena = Arène
tournament-arena-about = Une durée fixe : qui est libre reçoit aussitôt un nouvel adversaire. On va et vient comme on veut.
tournament-league = Ligue
tournament-league-about = Des divisions où chacun rencontre chacun, sur plusieurs jours ; puis les premiers montent et les derniers descendent.
tournament-rounds-of = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-legs-of = { $count ->
    [1] chacun rencontre chacun une fois
   *[other] chacun rencontre chacun deux fois
}
tournament-minutes-of = { $count } minutes
tournament-size-of = divisions de { $count } au plus
tournament-seats-of = { $count } par table
tournament-patience-of = qui ne vient pas avant { $time } perd
tournament-time-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
tournament-time-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
tournament-time-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}

tournament-set-up = Organiser un tournoi
tournament-name = Son nom
tournament-name-usual = { $game } entre amis
tournament-game = Jeu
tournament-format = Qui rencontre qui
tournament-rounds = Rondes
tournament-rounds-help = Trois rondes trouvent le meilleur de huit, quatre de seize, six de soixante-quatre.
tournament-legs = Combien de fois chacun rencontre chacun
tournament-legs-1 = Une fois
tournament-legs-2 = Deux fois, en échangeant les places
tournament-minutes = Durée, en minutes
tournament-size = Joueurs par division, au plus
tournament-moves = Combien montent et descendent
tournament-seats = Joueurs par table
tournament-seats-help = Si le compte n’est pas rond, quelques tables sont plus petites.
tournament-patience = Combien de temps une table attend qui ne vient pas
tournament-patience-help = Qui n’a pas joué son premier coup d’ici là, alors que la table l’attend, perd cette partie.
tournament-found = Qui le trouve
tournament-found-all = Tout le monde
tournament-found-all-help = Il figure dans la liste des tournois.
tournament-found-link = Qui a le lien
tournament-found-link-help = Vous envoyez le lien à qui vous voulez.
tournament-who = Qui peut participer
tournament-who-guests = Tout le monde, invités compris
tournament-who-accounts = Seulement les joueurs qui ont un compte
tournament-start = Quand il commence
tournament-start-host = Quand je le dis
tournament-start-time = À une heure fixée
tournament-start-at = Jour et heure
tournament-options = Plus de choix
tournament-create = Créer le tournoi

tournament-back = Tous les tournois
tournament-by = Organisation : { $name }
tournament-by-you = Vous êtes l’hôte
tournament-starts = commence { $time }
tournament-ends = se termine { $time }
tournament-season = saison { $season }
tournament-private = par le lien seulement
tournament-accounts = comptes seulement
tournament-rated = Ses parties comptent pour le classement
tournament-rated-help = Comme à toute table qui compte : gagner ou perdre change la cote de chacun.
tournament-rated-short = pour le classement
tournament-join = Participer
tournament-return = Participer de nouveau
tournament-leave = Partir
tournament-leave-sure = Vraiment partir
tournament-leave-running = Si vous partez maintenant, vous perdez la partie en cours.
tournament-joined = Vous participez.
tournament-wait-start = Il commence quand l’hôte le dit. Vous pouvez fermer cette page : votre table sera parmi vos tables.
tournament-wait-time = Il commence de lui-même. Vous pouvez fermer cette page : votre table sera parmi vos tables.
tournament-wait-round = Votre partie de cette ronde est terminée. La suivante commence quand toutes les tables ont fini.
tournament-wait-arena = Vous aurez le prochain adversaire libre.
tournament-bye = Vous n’avez pas d’adversaire à cette ronde.
tournament-won = Vous avez gagné le tournoi !
tournament-winner = Le tournoi est gagné par { $names }.
tournament-your-table = Votre table vous attend
tournament-your-table-about = { $round ->
    [0] Contre { $names }.
   *[other] Ronde { $round }, contre { $names }.
}
tournament-go = Aller à votre table
tournament-need-account = Seuls les joueurs qui ont un compte peuvent participer.
tournament-make-account = Créer un compte
tournament-as = Vous jouez sous le nom { $name }.
tournament-rename = Un autre nom
tournament-left = parti

tournament-round = Ronde { $round }
tournament-games = Parties
tournament-free = Sans adversaire : { $names }
tournament-watch = Regarder
tournament-replay = Revoir
tournament-earlier = Rondes précédentes
tournament-not-over = en cours
tournament-forfeit = absence
tournament-decided = décidée par l’hôte
tournament-void = ne compte pas
tournament-standings = Classement
tournament-division = Division { $number }
tournament-place = Place
tournament-player = Joueur
tournament-points = Points
tournament-wins = Victoires
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-direct = Direct
tournament-buchholz-short = BH
tournament-berger-short = SB
tournament-wins-short = Vict.
tournament-direct-short = Direct
tournament-ties = Comment départager les égaux
tournament-ties-points = Une victoire vaut un point, une nulle un demi-point. À une table de plus de deux, on reçoit la part des autres qu’on a laissés derrière soi.
tournament-ties-bye = Une ronde sans adversaire vaut un point.
tournament-ties-order-met = Entre égaux décident, dans l’ordre : Buchholz, Sonneborn-Berger, les victoires, la rencontre directe.
tournament-ties-order-all = Entre égaux décident, dans l’ordre : la rencontre directe, Sonneborn-Berger, les victoires.
tournament-ties-buchholz = Buchholz (BH) : les points de tous ceux qu’on a rencontrés. Il est plus difficile de prendre des points aux forts.
tournament-ties-berger = Sonneborn-Berger (SB) : les points de tous ceux qu’on a battus, et la moitié de ceux avec qui on a fait nulle.
tournament-ties-direct = Direct : ce qu’on a obtenu contre ceux qui sont sinon à égalité.
tournament-ties-left = Qui part avant la moitié d’un tournoi toutes rondes n’a jamais été là : ses parties ne comptent pour personne.
tournament-cross = Tableau croisé
tournament-cross-about = Ce que chaque joueur d’une ligne a obtenu contre le joueur d’une colonne.
tournament-participants = Joueurs
tournament-nobody = Personne encore.

tournament-host = Outils de l’hôte
tournament-start-now = Commencer maintenant
tournament-start-few = Il faut deux joueurs pour commencer.
tournament-next-season = Commencer la saison suivante
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Vraiment annuler
tournament-send-away = Renvoyer
tournament-send-away-who = Renvoyer : { $name }
tournament-decide-win = { $name } gagne
tournament-decide-draw = Nulle
tournament-decide-void = Ne compte pas
tournament-stuck = Une partie qui n’avance plus
tournament-stuck-about = Seulement si elle ne peut pas être menée à sa fin : votre parole compte aussitôt.

tournament-armies = Chacun remet son armée en s’inscrivant
tournament-armies-help = Chacun joue toutes ses parties avec la même armée. Elle reste secrète jusqu’au début, puis tous la voient.
tournament-armies-short = armées remises à l’inscription
tournament-army = Votre armée pour toutes les parties
tournament-army-own = Les vôtres
tournament-army-box = De la boîte
tournament-army-help = Personne ne la voit avant le début ; ensuite toutes les armées sont visibles.
tournament-armies-shown = Armées

error-unknown-tournament = Ce tournoi n’existe pas.
error-tournament-stage = C’est trop tard ou trop tôt pour cela.
error-tournament-player = Ce joueur ne participe pas, ou participe déjà.
error-tournament-table = Cette table a fini, ou n’existe pas.
error-tournament-few = Il faut deux joueurs pour commencer.
error-tournament-full = C’est complet.
error-tournament-accounts = Seuls les joueurs qui ont un compte peuvent participer.
error-tournament-settings = On ne peut pas l’organiser ainsi.
error-tournament-name = Il lui faut un nom d’au plus { $most } lettres.
error-many-tournaments = Dix de vos tournois sont déjà ouverts ou en cours.
error-tournament-army = Cette armée n’est pas permise ici.
