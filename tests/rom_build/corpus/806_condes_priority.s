.constructor a1, 33
a1: nop
