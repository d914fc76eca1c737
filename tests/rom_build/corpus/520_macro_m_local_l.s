.macro m
 .local @l1, @l2
@l1: nop
 bne @l1
.endmacro
foo:
 m
 m
