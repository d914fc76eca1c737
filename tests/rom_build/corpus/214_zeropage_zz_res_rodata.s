.zeropage
zz: .res 1
.rodata
 .word zz
.data
 lda zz
.code
 lda zz
