.if .blank(.left(0, {a}))
 .byte 4
.endif
.if .match(.mid(1,1,{a, b}), {,})
 .byte 5
.endif
