.macro pushall
 pha
 txa
 pha
.endmacro
 pushall
lbl: pushall
 .byte .sizeof(lbl)
