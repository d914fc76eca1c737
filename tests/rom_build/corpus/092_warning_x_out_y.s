 .warning "x"
 .out "y"
 nop
