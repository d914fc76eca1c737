x1 .set 6
x1 .set x1+1
 .byte x1
 .byte .concat("a")
 .byte .concat("a", .string(4), .sprintf("%s", "b"))
