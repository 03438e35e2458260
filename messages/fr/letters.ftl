# Lettres aux absents : avis, messages à d’autres serveurs, courriels.

letter-turn = À vous de jouer : { $game }
letter-turns = { $count } parties vous attendent
letter-with = avec { $names }
letter-trial = Cela fonctionne
letter-trial-body = C’est ici que Microcosm vous dit quand c’est à vous de jouer.
letter-mail-foot = Le lien ouvre la partie et vous connecte, une seule fois. Les courriels se désactivent dans les réglages.
letter-confirm = Des courriels de Microcosm ?
letter-confirm-body = Quelqu’un, sans doute vous, veut être prévenu à cette adresse quand une partie attend. Ouvrez le lien si c’est exact ; sinon, ne faites rien.
letter-reset = Un nouveau mot de passe pour Microcosm
letter-reset-body = Ouvrez le lien dans l’heure pour choisir un nouveau mot de passe. Si vous n’avez rien demandé, ne faites rien : l’ancien reste valable.
