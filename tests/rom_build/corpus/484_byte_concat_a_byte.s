 .byte .concat("a")
 .byte .concat("a", .string(4), .sprintf("%s", "b"))
