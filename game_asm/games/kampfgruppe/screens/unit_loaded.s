        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export unit_loaded
        .import side_base_lo, side_base_hi

        .segment "LOW_CODE"

;;; unit_loaded -- does the unit at work carry others?
;;; in:       zp_unit_no, zp_side
;;; out:      C = 1: yes, X = the first
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 9000
.proc unit_loaded
        ldx     zp_side
        lda     side_base_lo,x
        sta     zp_ptr0
        lda     side_base_hi,x
        sta     zp_ptr0+1
        ldx     #0
@unit:  ldy     #U_CARRIER
        lda     (zp_ptr0),y
        cmp     zp_unit_no
        bne     @next
        ldy     #U_COUNT
        lda     (zp_ptr0),y
        bne     @yes
@next:  lda     zp_ptr0
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr0
        bcc     @step
        inc     zp_ptr0+1
@step:  inx
        cpx     #UNITS
        bne     @unit
        clc
        rts
@yes:   sec
        rts
.endproc
