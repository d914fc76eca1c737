x1 = y1
 lda x1
y1 = 500
 .if .match("a", "b")
 .byte 1
 .endif
 .if .match({lda}, {foo})
 .byte 2
 .endif
 .if .match({@a1}, {@b1})
 .byte 3
 .endif
 .if .match({'a'}, {'b'})
 .byte 4
 .endif
 .if .match({$5}, {'b'})
 .byte 5
 .endif
