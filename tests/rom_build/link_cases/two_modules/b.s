.export helper, table
.exportzp ptr
.import start
.importzp K
.zeropage
ptr: .res 2
.code
helper: lda #K
        ldx K
        jmp start
.rodata
table: .byte 1,2,3
       .word table, start, helper
