; Which units the window shows.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "lib/hexview/hexview.inc"

        .export top_unit, top_more, hexview_begin
        .import hexview_slot_at

        .segment "WINDOW"
top_unit:       .res HV_SLOTS           ; by place of the window: the unit shown there, and 1
top_more:       .res HV_SLOTS           ; PLATE_STACK where others lie under it

        .segment "CODE"

;;; hexview_begin -- which unit is shown in each place of the window
;;; rule:     1.4 2.1 10.1 10.10
;;; in:       the units; view_x, view_y
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 zp_unit
;;; cycles:   -
.proc hexview_begin
        ldx     #HV_SLOTS
        lda     #0
@clear: sta     top_unit-1,x
        sta     top_more-1,x
        dex
        bne     @clear
        sta     zp_unit
@unit:  ldx     zp_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_arg1
        lda     unit_flags,x
        bmi     @next                   ; UF_HIDDEN
        lda     unit_at_lo,x
        sta     zp_arg0
        jsr     hexview_slot_at
        bcs     @next
        tax
        lda     top_unit,x
        beq     @first
        lda     #PLATE_STACK
        sta     top_more,x
@first: ldy     zp_unit
        iny
        tya
        sta     top_unit,x
@next:  inc     zp_unit
        lda     zp_unit
        cmp     #UNITS
        bcc     @unit
        rts
.endproc
