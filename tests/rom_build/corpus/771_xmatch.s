.macro ld v
 .if .xmatch({v}, {a})
 asl v
 .elseif .xmatch({v}, {#$12})
 lda v
 .else
 ldx v
 .endif
.endmacro
 ld a
 ld #$12
 ld #$34
 ld A
