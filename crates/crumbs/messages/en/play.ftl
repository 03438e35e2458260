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
