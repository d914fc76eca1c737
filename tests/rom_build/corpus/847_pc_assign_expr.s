.feature pc_assignment
 * = * + 5
l1: nop
