; Which units the window shows.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "lib/hexview/hexview.inc"

        .export top_unit, hexview_begin, MINE_THERE
        .import hexview_slot, unit_shown

MINE_THERE      = UNITS + 1

        .segment "BSS"
top_unit:       .res HV_SLOTS           ; by place of the window: the unit shown there, and 1

        .segment "CODE"

;;; hexview_begin -- which piece is shown in each place of the window
;;; rule:     7.28 13.3 13.12  mines always
;;; in:       the units and mines; view_x, view_y
;;; out:      top_unit
;;; clobbers: A X Y zp_t0 zp_unit
;;; cycles:   -
.proc hexview_begin
        ldx     #HV_SLOTS
        lda     #0
@clear: sta     top_unit-1,x
        dex
        bne     @clear
        ldx     #MINES - 1
@mine:  stx     zp_unit
        ldy     mine_row,x
        dey
        lda     mine_col,x
        beq     @none
        tax
        dex
        jsr     hexview_slot
        bcs     @none
        tax
        lda     #MINE_THERE
        sta     top_unit,x
@none:  ldx     zp_unit
        dex
        bpl     @mine
        ldx     #UNITS - 1
@unit:  stx     zp_unit
        lda     unit_col,x
        beq     @next
        jsr     unit_shown
        bcc     @next
        ldy     unit_row,x
        dey
        lda     unit_col,x
        tax
        dex
        jsr     hexview_slot
        bcs     @next
        tax
        ldy     zp_unit
        iny
        tya
        sta     top_unit,x
@next:  ldx     zp_unit
        dex
        bpl     @unit
        rts
.endproc
