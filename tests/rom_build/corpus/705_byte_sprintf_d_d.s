 .byte .sprintf("%5d|%-5d|%05d|%+d|%x|%X|%o|%c|%%", 3, 4, 5, 6, 255, 255, 8, 'A')
 .byte .sprintf("%5s|%-5s|%.2s", "abc", "abc", "abc")
 .if .match({a1}, {b1})
 .byte 1
 .endif
 .if .match(1, 2)
 .byte 2
 .endif
 .if .match({lda #5}, {lda #6})
 .byte 3
 .endif
 .if .match(x, y)
 .byte 4
 .endif
