.union
 a1 .byte
 b1 .word
.endunion
 .byte b1
