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

## Ce qui se dit

crumbs-event-took = { $seat } en prend { $count } du tas { $heap }.
crumbs-event-resigned = { $seat } abandonne.
crumbs-reason-last = { $seat } a emporté la dernière miette.
crumbs-reason-resigned = { $seat } gagne : l’autre a abandonné.
crumbs-none = Il faut prendre au moins une miette.
crumbs-too-many = Il n’y en a que { $found }.
crumbs-impossible = De tels tas ne peuvent pas être.
