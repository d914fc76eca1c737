 nop
 bne :+
 lda :++
: nop
