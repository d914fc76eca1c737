.enum E
 lda
 nop
.endenum
 .byte E::nop
.enum ee
 aa = fwd
 bb
 cc
.endenum
fwd = 1
