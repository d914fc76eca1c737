; Who rides on a unit, one after the other.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export unit_loaded, unit_loaded_next
        .import side_base_lo, side_base_hi

        .segment "LOW_CODE"

;;; unit_loaded -- the first unit that the one at work carries
;;; in:       zp_unit_no, zp_side
;;; out:      C = 1: X = its number, zp_ptr0 = its record; C = 0: it carries none
;;; clobbers: A X Y
;;; cycles:   <= 9000
.proc unit_loaded
        ldx     zp_side
        lda     side_base_lo,x
        sta     zp_ptr0
        lda     side_base_hi,x
        sta     zp_ptr0+1
        ldx     #0
        beq     rider                   ; always
.endproc

;;; unit_loaded_next -- the next one
;;; in:       zp_unit_no; X, zp_ptr0 as unit_loaded or this routine left them
;;; out:      as unit_loaded
;;; clobbers: A X Y
;;; cycles:   <= 9000
.proc unit_loaded_next
        lda     zp_ptr0
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr0
        bcc     @step
        inc     zp_ptr0+1
@step:  inx
        cpx     #UNITS
        bcc     rider
        clc
        rts
.endproc

; C = 1 when unit X, whose record is at zp_ptr0, rides on the unit at work; else on to the next.
.proc rider
        ldy     #U_CARRIER
        lda     (zp_ptr0),y
        cmp     zp_unit_no
        bne     unit_loaded_next
        ldy     #U_COUNT
        lda     (zp_ptr0),y
        beq     unit_loaded_next
        sec
        rts
.endproc
