.struct Outer
 a1 .byte
 inner .struct
   b1 .word
   b2 .byte 3
 .endstruct
 u .union
   c1 .byte
   c2 .dword
 .endunion
 d1 .struct Named
   e1 .word
 .endstruct
 last .faraddr
.endstruct
.byte Outer::inner, Outer::b2, Outer::u, Outer::c2, Outer::last, .sizeof(Outer), .sizeof(Outer::inner), .sizeof(Outer::u), Outer::d1, .sizeof(Outer::d1)
.macro wait n
.local again, @b
again: ldx #n
@b: dex
 bne @b
 bne again
.endmacro
foo: nop
@c: wait 3
 wait 4
 jmp foo
