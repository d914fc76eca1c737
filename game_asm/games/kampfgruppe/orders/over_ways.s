; The ways that were ordered, on the overview.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "screens/overview.inc"
        .include "orders/orders.inc"

        .export over_ways
        .import unit_select, place_get, over_at, over_first_line, line_at

far_x           := zp_arg0              ; squares from end to end, and on which side
far_y           := zp_arg1
step_x          := zp_arg2
step_y          := zp_arg3
error_x         := zp_arg4
error_y         := zp_arg5
most            := zp_arg6              ; the longer of the two
left            := zp_arg7

        .segment "ORDERS"

;;; over_ways -- a dash in each square from where a unit stands to its objectives
;;; rule:     5.2.10
;;; in:       the overview is drawn; zp_side
;;; out:      the picture
;;; clobbers: A X Y zp_unit zp_unit_no zp_from_x/y zp_to_x/y over_line over_byte over_shift ord_gun
;;;           and scratch
;;; cycles:   -
.proc over_ways
        lda     #UNITS-1
        sta     ord_gun
@unit:  lda     ord_gun
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        jsr     place_get
        cmp     #NOWHERE
        beq     @next                   ; aboard, or off the map
        ldy     #U_GOAL_X
        jsr     way
        ldy     #U_NEXT_X
        jsr     way
@next:  dec     ord_gun
        lda     ord_gun
        cmp     #NO_UNIT
        bne     @unit
        rts
.endproc

; Y = field: dashes from zp_from to its square, if there is one; zp_from = that.
.proc way
        lda     (zp_unit),y
        cmp     #NOWHERE
        beq     @none
        sta     zp_to_x
        iny
        lda     (zp_unit),y
        sta     zp_to_y
        ldx     #1
@side:  ldy     #1                      ; first the rows, then the columns
        lda     zp_to_x,x
        sec
        sbc     zp_from_x,x
        bcs     @size
        eor     #$FF
        adc     #1                      ; C = 0
        ldy     #$FF
@size:  sta     far_x,x
        sty     step_x,x
        dex
        bpl     @side
        cmp     far_y
        bcs     @wide
        lda     far_y
@wide:  sta     most
        sta     left
        lsr     a
        sta     error_x
        sta     error_y
        lda     left
        beq     @none
@step:  ldx     #1
@axis:  lda     error_x,x
        clc
        adc     far_x,x
        cmp     most
        bcc     @on
        sbc     most
        pha
        lda     zp_from_x,x
        clc
        adc     step_x,x
        sta     zp_from_x,x
        pla
@on:    sta     error_x,x
        dex
        bpl     @axis
        jsr     dash
        dec     left
        bne     @step
@none:  rts
        .assert zp_from_y = zp_from_x + 1 && zp_to_y = zp_to_x + 1, error, "X is the axis"
.endproc

; A dash in square zp_from.
.proc dash
        ldx     zp_from_x
        jsr     over_at
        lda     zp_from_y
        jsr     over_first_line
        tay
        iny                             ; not on the line of the dots of heights
        jsr     line_at
        ldx     over_shift
        ldy     over_byte
        lda     (zp_ptr0),y
        ora     dash_here,x
        sta     (zp_ptr0),y
        iny
        lda     (zp_ptr0),y
        ora     dash_behind,x
        sta     (zp_ptr0),y
        rts
; the two middle dots of the four, by the dot of a byte with which they begin
dash_here:      .byte %0000110, %0001100, %0011000, %0110000, %1100000, %1000000, 0
dash_behind:    .byte 0, 0, 0, 0, 0, %1, %11
.endproc
