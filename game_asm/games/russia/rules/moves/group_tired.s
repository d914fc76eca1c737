; Who can move no more.
        .include "zeropage.inc"
        .include "russia.inc"

        .export group_tired
        .import unit_first, unit_next

        .segment "RULES"

;;; group_tired -- has a group a unit at the most fatigue?
;;; rule:     6.2.7 8.1.11
;;; in:       X = group
;;; out:      C = 1 it has; X kept
;;; clobbers: A Y zp_group zp_unit
;;; cycles:   <= 14000
.proc group_tired
        jsr     unit_first
@unit:  bcs     @no
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        cmp     #MOST_FATIGUE
        bcs     @done
        jsr     unit_next
        jmp     @unit
@no:    clc
@done:  rts
.endproc
