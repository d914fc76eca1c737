.constructor init
.constructor init2, 5
.destructor done, 17
.interruptor irq
.condes four, constructor
.condes five, 4, 7
init: nop
init2: nop
done: nop
irq: nop
four: nop
five: rts
