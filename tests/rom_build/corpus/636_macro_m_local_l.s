.macro m
 .local @l1, @l2
@l1: nop
 bne @l1
.endmacro
foo:
 m
 m
.proc p1
@x1: .res 4
 .byte .sizeof(@x1)
.endproc
