.macro aa n
 .ifnblank n
 .byte n
 .endif
.endmacro
 aa
 aa 4
