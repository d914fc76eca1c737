        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export passengers
        .exportzp aboard
        .import unit_loaded, unit_loaded_next, carry_unload

        .segment "COMPUTER_BSS"
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
        jsr     unit_loaded
        bcc     @done
@unit:  inc     aboard
        lda     ai_t2
        beq     @next
        stx     looked
        txa
        jsr     carry_unload
        ldx     looked
@next:  jsr     unit_loaded_next
        bcs     @unit
@done:  rts
.endproc
