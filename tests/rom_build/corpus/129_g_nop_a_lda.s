g1: nop
@a1 = 5
 lda #@a1
