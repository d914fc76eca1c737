xx .set 1
 .byte xx
xx .set 2
 .byte xx
xx .set xx+1
 .byte xx
