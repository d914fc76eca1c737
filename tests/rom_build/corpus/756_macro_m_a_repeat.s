.macro m a1
 .repeat a1, i
 .byte i
 .endrepeat
.endmacro
 m 3
.segment "ZEROPAGE" : direct
a1: .res 1
.code
 lda a1
