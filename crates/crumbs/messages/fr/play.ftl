### Miettes : ce qui se dit à ses tables.

crumbs-prompt-take = Prenez des miettes d’un tas.
crumbs-event-took = { $seat } en prend { $count } du tas { $heap }.
crumbs-event-resigned = { $seat } abandonne.
crumbs-reason-last = { $seat } a emporté la dernière miette.
crumbs-reason-resigned = { $seat } gagne : l’autre a abandonné.
crumbs-none = Il faut prendre au moins une miette.
crumbs-too-many = Il n’y en a que { $found }.
crumbs-impossible = De tels tas ne peuvent pas être.
