        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export column_to

        .segment "COMPUTER"

;;; column_to -- a column before or behind the middle of the objective area, if it lies that way
;;; in:       A = columns from the middle; Y = 1 east of it, $FF west; zp_side, zp_from_x
;;; out:      C = 1: A = the column, on the map and that way from zp_from_x; C = 0 else
;;; clobbers: X zp_t0
;;; cycles:   <= 60
.proc column_to
        sta     zp_t0
        ldx     zp_side
        lda     st_objective_x,x
        cpy     #$80
        bcs     @west
        adc     zp_t0                   ; C = 0
        cmp     #MAP_SIDE
        bcs     @no
        cmp     zp_from_x
        beq     @no
        rts
@west:  sbc     zp_t0                   ; C = 1
        bcc     @no
        cmp     zp_from_x
        bcs     @no
        sec
        rts
@no:    clc
        rts
.endproc
