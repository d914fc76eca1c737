 lda z:5
 lda a:5
 lda a:5,x
 lda z:5,x
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
