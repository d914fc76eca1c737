; Driving to units to load them.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export carry_next, carry_here, carry_go
        .import carry_fits, carry_load, place_of

        .segment "LOW_CODE"

;;; carry_next -- load what is here of the formation; where to go for the next
;;; rule:     5.4.6  the others in the order of their numbers, into the room that those here leave
;;; in:       zp_unit, zp_unit_no, zp_side
;;; out:      C = 1: U_LOAD and the first objective are set; C = 0: nothing is left to load,
;;;           U_LOAD = NO_UNIT; changes unit_records, unit_x/y
;;; clobbers: A X Y zp_ptr1 zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 400000
.proc carry_next
        lda     #NO_UNIT
        ldy     #U_LOAD
        sta     (zp_unit),y
        lda     zp_unit_no
        sec
@letter:
        sbc     #IN_FORMATION
        bcs     @letter
        adc     #IN_FORMATION
        sta     zp_t2                   ; the index
        lda     zp_unit_no
        sec
        sbc     zp_t2
        sta     zp_t2                   ; each number of the formation
        lda     #IN_FORMATION
        sta     zp_t3
@unit:  lda     zp_t2
        jsr     carry_fits
        bcc     @next
        lda     zp_t2
        jsr     carry_here
        bcc     @away
        lda     zp_t2
        jsr     carry_load
        jmp     carry_next              ; whom it has room for now
@away:  ldy     #U_LOAD
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @next                   ; one before it comes first
        lda     zp_t2
        sta     (zp_unit),y
@next:  inc     zp_t2
        dec     zp_t3
        bne     @unit
        ldy     #U_LOAD
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @none
        jsr     carry_go
        sec
        rts
@none:  clc
        rts
.endproc

;;; carry_here -- is a unit in the square of the unit at work?
;;; in:       A = its number; zp_unit_no, zp_side
;;; out:      C = 1: yes
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   <= 100
.proc carry_here
        tax
        ldy     zp_side
        jsr     place_of
        sta     zp_t0
        sty     zp_t1
        ldx     zp_unit_no
        ldy     zp_side
        jsr     place_of
        cmp     zp_t0
        bne     @no
        cpy     zp_t1
        bne     @no
        rts                             ; C = 1
@no:    clc
        rts
.endproc

;;; carry_go -- the unit at work is to drive to a unit and load it
;;; rule:     5.4.5
;;; in:       A = its number; zp_unit, zp_side
;;; out:      U_LOAD, first objective; changes unit_records
;;; clobbers: A X Y
;;; cycles:   <= 80
.proc carry_go
        tax
        ldy     #U_LOAD
        sta     (zp_unit),y
        ldy     zp_side
        jsr     place_of
        tax
        tya
        ldy     #U_GOAL_Y
        sta     (zp_unit),y
        dey
        txa
        sta     (zp_unit),y
        rts
.endproc
        .assert U_GOAL_Y = U_GOAL_X + 1, error, "the row follows the column"
