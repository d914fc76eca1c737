 .byte xx
xx .set 1
