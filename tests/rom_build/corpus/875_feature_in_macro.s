.macro f
 .feature c_comments
.endmacro
 f
 /* x */ nop
