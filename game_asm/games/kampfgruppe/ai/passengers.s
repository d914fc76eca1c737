        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export aboard, passengers
        .import side_base_lo, side_base_hi, carry_unload

        .segment "COMPUTER_BSS"

aboard:         .res 1                  ; units that ride on the unit at work
looked:         .res 1

        .segment "COMPUTER"

;;; passengers -- count those that ride on the unit at work, or put them down
;;; in:       X = 0 to count, 1 to put down; zp_unit, zp_unit_no, zp_side
;;; out:      aboard = how many; changes unit_records, unit_x/y
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc passengers
        stx     ai_t2
        lda     #0
        sta     aboard
        sta     looked
        ldx     zp_side
        lda     side_base_lo,x
        sta     zp_ptr0
        lda     side_base_hi,x
        sta     zp_ptr0+1
@unit:  ldy     #U_CARRIER
        lda     (zp_ptr0),y
        cmp     zp_unit_no
        bne     @next
        ldy     #U_COUNT
        lda     (zp_ptr0),y
        beq     @next
        inc     aboard
        lda     ai_t2
        beq     @next
        lda     looked
        jsr     carry_unload
@next:  lda     zp_ptr0
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr0
        bcc     @step
        inc     zp_ptr0+1
@step:  inc     looked
        lda     looked
        cmp     #UNITS
        bcc     @unit
        rts
.endproc
