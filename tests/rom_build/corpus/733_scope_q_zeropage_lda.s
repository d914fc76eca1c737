.scope q1:zeropage
 lda fwd
 lda fwd2,x
fwd2:
.endscope
fwd:
 lda #12h
 lda #$FFFFFFFF & 255
 lda #0FFh
