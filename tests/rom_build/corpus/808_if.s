foo = 5
.ifconst foo
.byte 1
.else
.byte 2
.endif
l: nop
.ifconst l
.byte 3
.endif
.ifconst l - l
.byte 4
.endif
.ifref l
.byte 5
.endif
 jmp l
.ifref l
.byte 6
.endif
.ifnref later
.byte 7
.endif
 jmp later
.if .ref(later) && .referenced(l)
.byte 8
.endif
later:
.ifnref unheard
.byte 9
.endif
.byte .ismnem(lda), .ismnem(foo), .ismnemonic(bne)
.macro mm
.endmacro
.byte .definedmacro(mm), .definedmacro(foo)
.delmacro mm
.byte .definedmacro(mm)
.macro mm
 nop
.endmacro
mm
.delmac mm
