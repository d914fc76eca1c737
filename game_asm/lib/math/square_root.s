; Square roots.
        .include "zeropage.inc"

        .export square_root

        .segment "CODE"

;;; square_root -- whole square root of a word
;;; in:       zp_t2/t3 = 0..65535
;;; out:      A = root, rounded down
;;; clobbers: X zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7
;;; cycles:   <= 580
.proc square_root
        lda     #0                      ; what is left over
        sta     zp_t4                   ; twice the root
        ldx     #6
@pair:  asl     zp_t2                   ; two bits of the number make one of the root
        rol     zp_t3
        rol
        asl     zp_t2
        rol     zp_t3
        rol
        asl     zp_t4
        cmp     zp_t4
        bcc     @next
        beq     @next
        sbc     zp_t4                   ; less four times the root before, and 1
        sbc     #1                      ; C = 1 here
        inc     zp_t4
        inc     zp_t4
@next:  dex
        bne     @pair
        sta     zp_t5
        stx     zp_t6                   ; zp_t5/t6 and zp_t4/t7: now a byte each is too small
        stx     zp_t7
        ldx     #2
@wide:  asl     zp_t2
        rol     zp_t3
        rol     zp_t5
        rol     zp_t6
        asl     zp_t2
        rol     zp_t3
        rol     zp_t5
        rol     zp_t6
        asl     zp_t4
        rol     zp_t7
        lda     zp_t4
        cmp     zp_t5
        lda     zp_t7
        sbc     zp_t6
        bcs     @last
        lda     zp_t5                   ; C = 0: the 1
        sbc     zp_t4
        sta     zp_t5
        lda     zp_t6
        sbc     zp_t7
        sta     zp_t6
        inc     zp_t4                   ; a multiple of 4 before
        inc     zp_t4
@last:  dex
        bne     @wide
        lsr     zp_t7
        lda     zp_t4
        ror
        rts
.endproc
