.macro bra target
 .local @x
 clv
 bvc target
@x:
.endmacro
here: bra here
