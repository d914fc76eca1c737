; What lies before a unit.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export field_of_view, way_x, way_y

        .segment "RULES"

x_way = zp_t0                           ; columns east and rows south, with sign
y_way = zp_t1

;;; field_of_view -- whether a square lies in a unit's field
;;; rule:     7.1.2 7.3.9  W4: within 45 degrees of the facing, or within 90, the edges too
;;; in:       A = facing 1..8; C = 1 for 45 degrees, 0 for 90; zp_from_x/y the unit's square,
;;; in:       zp_to_x/y the other
;;; out:      C = 1 when it lies there
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2
;;; cycles:   <= 170
.proc field_of_view
        tax
        lda     #0
        rol     a
        sta     zp_t2
        lda     zp_to_x
        sec
        sbc     zp_from_x
        sta     x_way
        lda     zp_to_y
        sec
        sbc     zp_from_y
        sta     y_way
        lda     zp_t2
        beq     half
        dex                             ; what two half circles share is a quarter
        bne     @left
        ldx     #8
@left:  jsr     half
        bcc     @out
        inx
        inx
        cpx     #9
        bcc     half
        txa
        sbc     #8                      ; C = 1
        tax
        bne     half                    ; always
@out:   rts
.endproc

; C = 1 when the square lies within 90 degrees of facing X.  Keeps X.
.proc half
        ldy     way_y,x                 ; of the unit's own way
        beq     @row
        bmi     @north
        lda     y_way
        jmp     @column
@north: lda     #0
        sec
        sbc     y_way
        jmp     @column
@row:   lda     #0
@column:
        ldy     way_x,x
        beq     @sign
        bmi     @west
        clc
        adc     x_way
        jmp     @sign
@west:  sec
        sbc     x_way
@sign:  eor     #$80                    ; at least 0
        cmp     #$80
        rts
.endproc

; steps of a facing: 1 north, then clockwise
way_x:  .byte   0, 0, 1, 1, 1, 0, <-1, <-1, <-1
way_y:  .byte   0, <-1, <-1, 0, 1, 1, 1, 0, <-1
