.macro aa n
 lda n
.endmacro
lab: aa #5
 .byte .sizeof(lab)
 jmp lab
