start:  nop
start:  nop
COUNT = 5
COUNT = 6
