.macro m2 l
.local @s
@s: nop
 bne @s
.endmacro
gl: m2
 m2
@s: bne @s
