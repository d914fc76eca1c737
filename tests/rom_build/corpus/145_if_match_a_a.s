.if .match(a, a)
 .byte 1
.endif
.if .match({lda #5}, {lda #6})
 .byte 2
.endif
.if .match({lda #5}, {ldx #6})
 .byte 3
.endif
.if .match(.byte, .word)
 .byte 4
.endif
.if .match("ab", "cd")
 .byte 5
.endif
.if .match({a,x},{a,y})
 .byte 6
.endif
.if .match(1, 'a')
 .byte 7
.endif
.if .match({}, {})
 .byte 8
.endif
