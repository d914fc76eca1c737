.macro m1 p1, p2
 .byte p1
 .if .blank({p2})
 .exitmacro
 .endif
 .byte p2
 .if .match({p2},5)
 .byte "num"
 .endif
 .if .match({p2},foo)
 .byte "id"
 .endif
.endmacro
foo = 3
 m1 1
 m1 1,2
 m1 1,foo
 m1 1,bar
bar = 9
