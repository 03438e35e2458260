### What stands on the box: the words the home page shows before a table is opened.

game-micro-mutants = Micro Mutants
game-micro-mutants-tagline = Chips flicked over felt: what lands on top captures.
game-micro-mutants-about = Flick your swarm across the felt and land on the enemy.
micro-mutants-room-practice = Practice
