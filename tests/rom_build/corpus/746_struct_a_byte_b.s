.struct
 a1 .byte
 b1 .word
.endstruct
 .byte b1
.enum ee
 aa = fwd
.endenum
fwd = 1
 nop
