        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"
        .export square_find
        .import square_bit

        .segment "COMBAT"

;;; square_find -- a unit of a side in a square
;;; in:       here_x, here_y; find_side; X = number from which on to look
;;; out:      C = 1, X = the unit; C = 0: none
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 4600
.proc square_find
        txa
        pha
        lda     find_side
        jsr     square_bit
        and     (zp_ptr0),y
        tay
        pla
        tax
        tya
        beq     @none
        lda     here_x
        ldy     find_side
        bne     @soviet
@german:
        cpx     #UNITS
        bcs     @none
        cmp     unit_x,x
        beq     @row
@next:  inx
        bne     @german                 ; always
@row:   ldy     unit_y,x
        cpy     here_y
        bne     @next
        rts                             ; C = 1
@soviet:
        cpx     #UNITS
        bcs     @none
        cmp     unit_x+UNITS,x
        beq     @there
@step:  inx
        bne     @soviet                 ; always
@there: ldy     unit_y+UNITS,x
        cpy     here_y
        bne     @step
        rts
@none:  clc
        rts
.endproc
