; Indices to columns and rows.
        .include "zeropage.inc"

        .importzp HEX_STRIDE
        .export hex_place

HALVINGS        = 6                     ; rows up to 63

        .segment "RODATA"
rows_lo:        .byte <HEX_STRIDE, <(2*HEX_STRIDE), <(4*HEX_STRIDE)
                .byte <(8*HEX_STRIDE), <(16*HEX_STRIDE), <(32*HEX_STRIDE)
rows_hi:        .byte >HEX_STRIDE, >(2*HEX_STRIDE), >(4*HEX_STRIDE)
                .byte >(8*HEX_STRIDE), >(16*HEX_STRIDE), >(32*HEX_STRIDE)

        .segment "CODE"

;;; hex_place -- the column and row of a hex
;;; in:       zp_arg0/1 = index of a hex of the map
;;; out:      X = column; Y = row; zp_arg0, zp_arg1 as they were
;;; clobbers: A zp_t0 zp_t1 zp_t2
;;; cycles:   <= 280
.proc hex_place
        lda     zp_arg0
        sta     zp_t0
        lda     zp_arg1
        sta     zp_t1
        lda     #0
        sta     zp_t2
        ldx     #HALVINGS-1
@rows:  lda     zp_t0
        sec
        sbc     rows_lo,x
        tay
        lda     zp_t1
        sbc     rows_hi,x
        bcc     @less
        sty     zp_t0
        sta     zp_t1
@less:  rol     zp_t2
        dex
        bpl     @rows
        ldx     zp_t0
        ldy     zp_t2
        rts
.endproc
