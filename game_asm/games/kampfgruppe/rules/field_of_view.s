; What lies before a unit.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export field_of_view
        .import way_dx, way_dy

along   := zp_rules+19                   ; range and sight have the bytes before
across  := zp_rules+20
column  := zp_rules+21
row     := zp_rules+22

        .segment "LOW_CODE"

;;; field_of_view -- is a square in the field of view of a facing?
;;; rule:     7.1.2  W4: 45 degrees to each side when moving, 90 when standing, both inclusive
;;; in:       X = facing 1..8; C = 1: it moves; zp_from_x/y, zp_to_x/y
;;; out:      C = 1: yes
;;; clobbers: A X Y zp_rules+19..zp_rules+22
;;; cycles:   <= 215
.proc field_of_view
        php
        lda     zp_to_x
        sec
        sbc     zp_from_x
        sta     column
        lda     zp_to_y
        sec
        sbc     zp_from_y
        sta     row
        ldy     way_dx-1,x              ; along = column x way_dx + row x way_dy
        lda     column
        jsr     signed
        sta     along
        ldy     way_dy-1,x
        lda     row
        jsr     signed
        clc
        adc     along
        sta     along
        bmi     @behind
        plp
        bcc     @yes
        ldy     way_dx-1,x              ; across = row x way_dx - column x way_dy
        lda     row
        jsr     signed
        sta     across
        ldy     way_dy-1,x
        lda     column
        jsr     signed
        sec
        sbc     across
        bpl     @side
        eor     #$FF
        clc
        adc     #1
@side:  sta     across
        lda     along
        cmp     across                  ; C = 1: within 45 degrees
        rts
@yes:   sec
        rts
@behind:
        plp
        clc
        rts
.endproc

; A times Y = -1, 0, 1.
.proc signed
        cpy     #0
        beq     @none
        bmi     @minus
        rts
@none:  lda     #0
        rts
@minus: eor     #$FF
        clc
        adc     #1
        rts
.endproc
