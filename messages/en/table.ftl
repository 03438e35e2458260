### The table itself, whatever is played at it.

table-over = The game is over.
table-fault = The rules contradict themselves here, and nothing was done. Please report this: { $what }.
table-version = The set-up is for version { $told } of the rules, and this is version { $version }.
table-written = { $text }
table-not-asked = { $seat } is not asked to decide anything now.
table-unreadable = This is not an action of the game: { $why }.
table-not-in-game = { $seat } is not in the game any more.
table-resign = Only who is still in the game can give up.
table-setup-unreadable = The { $what } cannot be read: { $why }
table-option-unknown = There is no option “{ $name }”. Known: { $known }.
table-option-value = The option “{ $name }” cannot be “{ $value }”. Possible: { $known }.
table-seats = { $seats ->
    [one] One seat does not fit
   *[other] { $seats } seats do not fit
}: this game is for { $least } to { $most }.
table-started = The game has started already.
table-seat-names = Every seat needs a name: there are { $seats } seats and { $names } names.

table-undo-luck = Luck was drawn: that cannot be taken back.
table-undo-shown = Something hidden was seen: that cannot be taken back.
table-undo-other = Somebody else has acted since.
table-undo-nothing = There is nothing of yours to take back.
table-undo-often = You have taken back often enough; play on.
table-undo-over = The game is over; nothing can be taken back.
table-undo-handover = A seat has changed hands since: that cannot be taken back.
table-undo-counts = This game counts: what others have answered stays as it is.
table-offer-needless = You can take that back without asking.
table-offer-none = Nobody asks to go back any more.
table-offer-open = Somebody has asked to go back already; that is answered first.
table-offer-again = The others have been asked about this already.
table-offer-last = The last who agrees says where the game goes back to.

## What happens at a table beside the game
table-event-undo = { $seat } takes the last action back.
table-event-offer = { $seat } asks to take the last action back.
table-event-agree = { $seat } agrees.
table-event-agreed = { $seat } agrees: the game goes back.
table-event-decline = { $seat }: no, the game stays as it is.
table-event-takeover = { $name } plays here from now on.
table-event-return = { $name } is back.
table-event-flag = { $seat } has run out of time.
table-event-flag-takeover = Time has run out here: { $name } plays on.
table-event-prepared = (Prepared in advance.)
table-event-fallback = { $reason ->
    [unstarted] { $seat }: the program could not be started. A move was made in its place.
    [ended] { $seat }: the program broke off. A move was made in its place.
    [late] { $seat } took too long. A move was made in its place.
    [unreadable] { $seat }: the program gave an answer that cannot be read. A move was made in its place.
    [illegal] { $seat } tried what the rules forbid. A move was made in its place.
    [dropped] { $seat }: the program has failed too often and is not asked any more. A move was made in its place.
   *[other] { $seat } had no answer. A move was made in its place.
}

## What a server refuses
error-no-identity = The server does not know you yet: load the page again.
error-session-ended = Your session in this browser has ended: load the page again.
error-session-expired = You have been away for too long: load the page again.
error-origin = Only pages of this server may ask that.
error-not-found = There is nothing at this address.
error-stopping = The server is being stopped; nothing is lost.
error-hello = The first message must be a greeting.
error-not-started = The game has not started yet.
error-bot-plays = A bot plays your seat; take it back first.
error-bot-plays-already = A bot plays there already.
error-unknown-level = There is no such bot.
error-bot-unstarted = The program “{ $name }” cannot be started, so it cannot sit at a table. Whoever runs this server finds the reason in its log.
error-no-such-seat = Nobody sits there who could be replaced.
error-many-open = Ten of your tables wait for players already: leave one of them first.
error-begun = The game has begun: resign, or let a bot play on.
error-closed = The host has closed this table.
error-removed = The host has sent you away from this table.
error-not-host = Only the host of this table may do that.
error-not-away = That player is here, or was a moment ago.
error-out-of-time = Your time has run out.
intent-gone = Something else lies there now.
intent-unlike = What happened is not what you had expected.
error-intent = That cannot be prepared: it is too long, or does not say for which question.
error-intents-full = There is no room to prepare more: take something back first.
error-plan = What you could be asked next cannot be guessed here.
error-clock-runs = Their clock is running: if they do not come back, it decides.
error-time = Nobody could play by this clock: it gives too little time, or far too much.
error-delay = Who watches would wait for too long: an hour is the most.
error-pair-busy = Many are looking for opponents just now: try again.
error-not-replaced = No bot has taken your seat.
error-chat = A line of talk has between 1 and 500 characters.
error-seats = Those seats cannot be set up.
error-account-exists = You have an account already.
error-record-long = A record may have at most { $most } lines.
error-unknown-record = There is no such record.
error-tournament-alone = In a tournament everybody plays alone: no hints, no bots.
