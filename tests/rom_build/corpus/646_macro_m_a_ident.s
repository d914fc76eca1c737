.macro m a1
 .ident(.sprintf("v%d", a1)): .byte a1
.endmacro
 m 1
 m 2
 lda v1
 lda v2
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
