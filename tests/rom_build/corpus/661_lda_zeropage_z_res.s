 lda #1
.zeropage
z1: .res 1
.code
 lda z1
 lda z1+1
 lda z1,x
 lda z1,y
 ldx z1,y
 stx z1,y
 lda (z1),y
 lda (z1,x)
 jmp (z1)
 jmp z1
.union
 a1 .byte
 b1 .word
.endunion
 .byte b1
