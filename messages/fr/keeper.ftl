## Ce que décide qui tient la maison. Peu le lisent jamais : c’est chargé quand c’est dit.
keeper-banned = Ce compte n’est plus admis ici. { $why }
keeper-banned-until = Ce compte n’est pas admis ici avant le { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. { $why }
keeper-muted = Vous ne pouvez plus parler ici. { $why }
keeper-muted-until = Vous ne pouvez pas parler ici avant le { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. { $why }
keeper-address = Personne n’est admis depuis votre réseau. { $why }
keeper-address-until = Personne n’est admis depuis votre réseau avant le { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. { $why }
keeper-closed = Qui tient cette maison a fermé cette table. Rien n’y compte.
keeper-maintenance = Cette maison est en travaux : pour le moment, on ne peut ni se connecter ni ouvrir de table. Les parties en cours continuent. { $why }
keeper-dismiss = Masquer
