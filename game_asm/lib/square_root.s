; Square roots.
        .include "zeropage.inc"

        .export square_root

        .segment "CODE"

;;; square_root -- whole square root of a word
;;; in:       zp_t2/t3 = 0..65535
;;; out:      A = root, rounded down
;;; clobbers: X Y zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7
;;; cycles:   <= 850
.proc square_root
        lda     #0
        sta     zp_t4                   ; root
        sta     zp_t5                   ; zp_t5/t6 = what is left over
        sta     zp_t6
        ldx     #8
@pair:  asl     zp_t2                   ; two bits of the number make one of the root
        rol     zp_t3
        rol     zp_t5
        rol     zp_t6
        asl     zp_t2
        rol     zp_t3
        rol     zp_t5
        rol     zp_t6
        asl     zp_t4
        lda     zp_t4
        ldy     #0
        sec
        rol
        bcc     @low
        iny
@low:   sta     zp_t1                   ; Y, zp_t1 = 2 * root + 1
        sty     zp_t7
        lda     zp_t5
        cmp     zp_t1
        lda     zp_t6
        sbc     zp_t7
        bcc     @next
        sta     zp_t6                   ; the borrow of the low bytes is in it
        lda     zp_t5
        sec
        sbc     zp_t1
        sta     zp_t5
        inc     zp_t4
@next:  dex
        bne     @pair
        lda     zp_t4
        rts
.endproc
