; Products of bytes where time counts.
        .include "zeropage.inc"

        .export multiply_quick
        .import multiply_product

        .segment "FLOAT"

;;; multiply_quick -- product of two bytes, by quarter squares
;;; in:       A, zp_t0 = factors 0..255
;;; out:      A = high byte; zp_t1 = low byte; X and zp_t0 kept
;;; clobbers: Y zp_lib0 zp_lib1
;;; cycles:   <= 110
.proc multiply_quick
        stx     zp_t1
        ldx     zp_t0
        jsr     multiply_product
        ldy     zp_t1
        stx     zp_t1
        pha
        tya
        tax
        pla
        rts
.endproc
