.union
 a1 .byte
 b1 .word
.endunion
 .byte b1
.export foo : zp = 5
 nop
