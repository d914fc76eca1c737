.macro m1 p1, p2
 .ifblank p2
 lda p1
 .else
 lda p1
 ldx p2
 .endif
 .byte .paramcount
.endmacro
 m1 #1
 m1 #1,#2
 m1 {$12,x}
 m1
