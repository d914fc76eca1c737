g1: nop
@a1: nop
.segment "DATA"
 .byte 1
.code
 bne @a1
