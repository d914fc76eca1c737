        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"
        .export square_bit
        .import taken

        .segment "COMBAT"

;;; square_bit -- the bit of a square in a side's map of taken squares
;;; in:       here_x, here_y; A = side
;;; out:      zp_ptr0, Y = its byte; A = its bit
;;; clobbers: X
;;; cycles:   <= 70
.proc square_bit
        tax
        lda     #0
        sta     zp_ptr0+1
        lda     here_y
        asl     a
        asl     a
        asl     a
        rol     zp_ptr0+1               ; C = 0: at most 511
        adc     side_lo,x
        sta     zp_ptr0
        lda     zp_ptr0+1
        adc     side_hi,x
        sta     zp_ptr0+1
        lda     here_x
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     here_x
        and     #7
        tax
        lda     bits,x
        rts

side_lo: .byte  <taken, <(taken + 8 * MAP_SIDE)
side_hi: .byte  >taken, >(taken + 8 * MAP_SIDE)
bits:    .byte  1, 2, 4, 8, 16, 32, 64, 128
.endproc
