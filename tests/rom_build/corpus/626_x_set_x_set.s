x1 .set 6
x1 .set x1+1
 .byte x1
.export foo : absolute
foo = 5
 nop
