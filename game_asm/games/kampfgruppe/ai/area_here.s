        .include "zeropage.inc"
        .include "state.inc"
        .include "ai/ai.inc"
        .export area_here
        .import near_find, middle_to

        .segment "COMPUTER"

;;; area_here -- whether a square lies in the side's objective area
;;; rule:     4.6.1
;;; in:       zp_from_x/y; zp_side
;;; out:      C = 1 when yes; A = the longer distance from its centre
;;; clobbers: X zp_to_x zp_to_y near_dx near_dy
;;; cycles:   <= 120
.proc area_here
        jsr     middle_to
        jsr     near_find
        lda     near_dx
        cmp     near_dy
        bcs     @wide
        lda     near_dy
@wide:  cmp     #AREA+1
        bcs     @out
        sec
        rts
@out:   clc
        rts
.endproc
