.macro m
 .local @l1, @l2
@l1: nop
 bne @l1
.endmacro
foo:
 m
 m
 .byte .concat("a")
 .byte .concat("a", .string(4), .sprintf("%s", "b"))
