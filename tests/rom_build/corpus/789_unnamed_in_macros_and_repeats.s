.macro jump_if_not target
 bne :+
 jmp target
:
.endmacro
.macro wait
 ldx #3
 : dex
 bne :-
.endmacro
 jump_if_not :++
: wait
: nop
.repeat 2, i
: ldy #i
 bne :-
.endrepeat
 jump_if_not :-
.if .match(:+, :-)
 .byte 1
.endif
.if .xmatch({:+}, {:++})
 .byte 2
.endif
.byte .tcount(:+++ foo)
.assert :- - :-- < 10, error
