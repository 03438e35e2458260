### What stands on the box: the words the home page shows before a table is opened.

game-mutant-chronicles = Mutant Chronicles
game-mutant-chronicles-tagline = Small armies, short orders, and dice that carry range and damage at once.
game-mutant-chronicles-about = Two squads, one ruined street, and everything that crawls in it.
mutant-chronicles-room-armies = Army builder
