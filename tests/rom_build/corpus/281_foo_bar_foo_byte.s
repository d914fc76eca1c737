foo= 5
bar =foo
 .byte bar
