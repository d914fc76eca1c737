.struct
 a1 .byte
 b1 .word
.endstruct
 .byte b1
x1 .set 6
x1 .set x1+1
 .byte x1
