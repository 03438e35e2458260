### Crumbs: what is said at its tables.

## The table

crumbs-prompt-take = Take crumbs from one heap.
crumbs-heaps = The heaps
crumbs-heap =
    { $count ->
        [0] Heap { $heap }, empty
        [one] Heap { $heap }, { $count } crumb
       *[other] Heap { $heap }, { $count } crumbs
    }
crumbs-do-take = Take { $count } from heap { $heap }
crumbs-command-example = take a 2

## What is said

crumbs-event-took = { $seat } takes { $count } from heap { $heap }.
crumbs-event-resigned = { $seat } gives up.
crumbs-reason-last = { $seat } has carried the last crumb home.
crumbs-reason-resigned = { $seat } wins: the other has given up.
crumbs-none = At least one crumb must be taken.
crumbs-too-many = Only { $found } lie there.
crumbs-impossible = Such heaps cannot be.
