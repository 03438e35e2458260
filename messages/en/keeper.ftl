## What who runs the house has decided. Few ever read it: it is loaded when it is said.
keeper-banned = This account may not come in any more. { $why }
keeper-banned-until = This account may not come in before { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. { $why }
keeper-muted = You may not talk here any more. { $why }
keeper-muted-until = You may not talk here before { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. { $why }
keeper-address = Nobody may come in from your network. { $why }
keeper-address-until = Nobody may come in from your network before { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. { $why }
keeper-closed = Whoever runs this house has closed this table. Nothing of it counts.
keeper-maintenance = This house is being worked on: for now nobody can log in and no new table is opened. Games that are being played go on. { $why }
keeper-dismiss = Hide this
