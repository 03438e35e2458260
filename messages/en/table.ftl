### The table itself, whatever is played at it.

table-over = The game is over.
table-not-asked = { $seat } is not asked to decide anything now.
table-unreadable = This is not an action of the game: { $why }.
table-not-in-game = { $seat } is not in the game any more.
table-setup-unreadable = The { $what } cannot be read: { $why }
table-option-unknown = There is no option “{ $name }”. Known: { $known }.
table-option-value = The option “{ $name }” cannot be “{ $value }”. Possible: { $known }.
table-seats = { $seats ->
    [one] One seat does not fit
   *[other] { $seats } seats do not fit
}: this game is for { $least } to { $most }.
table-started = The game has started already.
table-names = Every seat needs a name: there are { $seats } seats and { $names } names.

table-undo-luck = Luck was drawn: that cannot be taken back.
table-undo-shown = Something hidden was seen: that cannot be taken back.
table-undo-other = Somebody else has acted since.
table-undo-nothing = There is nothing of yours to take back.
table-undo-over = The game is over; nothing can be taken back.

game-microscopic = Microscopic
game-microscopic-tagline = Cards become genes become cells become organisms.
