        .include "zeropage.inc"
        .export foe_where
        .import place_of

        .segment "COMBAT"

;;; foe_where -- square of the enemy it deals with
;;; in:       zp_foe_no, zp_side
;;; out:      A = column or NOWHERE, Y = row
;;; clobbers: X
;;; cycles:   <= 40
.proc foe_where
        ldx     zp_foe_no
        lda     zp_side
        eor     #1
        tay
        jmp     place_of
.endproc
