### Miettes : ce qui se dit à ses tables.

## La table

crumbs-prompt-take = Prenez des miettes d’un tas.
crumbs-heaps = Les tas
crumbs-heap =
    { $count ->
        [0] Tas { $heap }, vide
        [one] Tas { $heap }, { $count } miette
       *[other] Tas { $heap }, { $count } miettes
    }
crumbs-do-take = En prendre { $count } dans le tas { $heap }
crumbs-command-example = take a 2
