# Letters to people who are elsewhere: notices, messages to other servers, mails.

letter-turn = Your turn: { $game }
letter-turns = { $count } games wait for you
letter-with = with { $names }
letter-trial = This works
letter-trial-body = Here Microcosm tells you when it is your turn.
letter-mail-foot = The link opens the game and signs you in, once. Mails are switched off in the settings.
letter-confirm = Mails from Microcosm?
letter-confirm-body = Somebody, probably you, wants to be told at this address when a game waits. Open the link if that is right; otherwise do nothing.
letter-reset = A new password for Microcosm
letter-reset-body = Open the link within an hour to choose a new password. If you did not ask for it, do nothing: the old one stays.
