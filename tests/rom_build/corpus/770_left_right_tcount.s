.macro ld v
 .if .match(.left(1, {v}), #)
 lda #<.right(.tcount({v})-1, {v})
 ldx #>(.right(.tcount({v})-1, {v}))
 .else
 lda v
 ldx v+1
 .endif
.endmacro
 ld #$1234
 ld $1234
