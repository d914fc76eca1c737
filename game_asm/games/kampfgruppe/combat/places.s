; Where units stand.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export unit_where, foe_where, place_of, square_bit, square_mark, square_find
        .export side_units
        .import taken, side_base_lo, side_base_hi

        .segment "COMBAT"

;;; unit_where -- square of the unit at work
;;; in:       zp_unit_no, zp_side
;;; out:      A = column or NOWHERE, Y = row
;;; clobbers: X
;;; cycles:   <= 40
.proc unit_where
        ldx     zp_unit_no
        ldy     zp_side
        jmp     place_of
.endproc

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

;;; place_of -- square of a unit
;;; in:       X = number, Y = side
;;; out:      A = column or NOWHERE, Y = row
;;; clobbers: none
;;; cycles:   <= 25
.proc place_of
        cpy     #SIDE_SOVIET
        beq     @soviet
        lda     unit_x,x
        ldy     unit_y,x
        rts
@soviet:
        lda     unit_x+UNITS,x
        ldy     unit_y+UNITS,x
        rts
.endproc

;;; side_units -- begin with the first unit of a side
;;; in:       zp_side
;;; out:      zp_unit, zp_unit_no = 0
;;; clobbers: A X
;;; cycles:   <= 30
.proc side_units
        ldx     zp_side
        lda     side_base_lo,x
        sta     zp_unit
        lda     side_base_hi,x
        sta     zp_unit+1
        lda     #0
        sta     zp_unit_no
        rts
.endproc

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

;;; square_mark -- a unit of a side stands here
;;; in:       here_x, here_y; A = side
;;; out:      taken
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 100
.proc square_mark
        jsr     square_bit
        ora     (zp_ptr0),y
        sta     (zp_ptr0),y
        rts
.endproc

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
