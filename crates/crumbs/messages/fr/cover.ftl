### What stands on the box: the words the home page shows before a table is opened.

game-crumbs = Miettes
game-crumbs-tagline = Trois tas, deux fourmis, une dernière miette.
game-crumbs-about = Emportez des miettes, et la dernière aussi.
