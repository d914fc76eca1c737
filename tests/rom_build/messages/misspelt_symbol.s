.zeropage
zp_count: .res 1
.code
table:  .byte   1, 2, 3
start:  lda     tabel,x
        sta     zp_cuont
        jsr     strat
