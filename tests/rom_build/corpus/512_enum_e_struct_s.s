.enum E1
.struct S1
 a1 .byte
.endstruct
.endenum
