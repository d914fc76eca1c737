x1 := $1234
 lda x1
x2 := x1+1
 .byte .sizeof(x1)
