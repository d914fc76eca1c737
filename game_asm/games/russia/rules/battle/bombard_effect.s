; What gunfire does.
        .include "zeropage.inc"

        .export bombard_effect
        .import acs_scale

POINTS          = 15                    ; artillery points for one per cent
TENTHS          = 10
HUNDRED         = 100

        .segment "GROUND"

;;; bombard_effect -- per cent of strength lost and fatigue gained under artillery
;;; rule:     7.5.3 7.9.1  a third of an aircraft point each: one per cent for fifteen; a tenth less
;;;           for each level of entrenchment; half as much when two groups share it
;;; in:       zp_acs = artillery points, 256ths; zp_dug = 0..5; A = groups in the hex 1..2
;;; out:      A = whole per cent 0..100, Y = 256ths of one; zp_acs spoiled
;;; clobbers: X zp_t1..zp_t7
;;; cycles:   <= 2200
.proc bombard_effect
        tax
        lda     #TENTHS
        sec
        sbc     zp_dug
        ldy     #POINTS * TENTHS
        jsr     acs_scale
        lda     zp_acs+2
        bne     @all                    ; half of 256 is still more than all
        dex
        beq     @one
        lsr     zp_acs+1
        ror     zp_acs
@one:   ldy     zp_acs
        lda     zp_acs+1
        cmp     #HUNDRED
        bcc     @done
@all:   ldy     #0
        lda     #HUNDRED
@done:  rts
.endproc
