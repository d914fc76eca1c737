.feature org_per_seg
 .org $1000
a1: .word a1
 .rodata
b1: .word b1
 .code
 .word *
 .reloc
c1: .word c1
 .rodata
 .org $3000
 .word *
 .data
 .word *
