; The window about a unit of a battle.
        .include "macros.inc"

        .export battle_row, battle_to
        .import battle_unit, cursor_hide, hexview_panel, hexview_show, last_unit, prompt_at
        .import unit_lead

        .segment "RESOLVE"

;;; battle_to -- the window about battle_unit, its panel, and an empty last row
;;; rule:     8.8 2.40
;;; in:       battle_unit
;;; out:      the picture, the cursor, panel_first; last_unit = battle_unit
;;; clobbers: everything but the state and the cursor
;;; cycles:   -
.proc battle_to
        jsr     cursor_hide
        jsr     hexview_show
        ldx     battle_unit
        stx     last_unit               ; of a stack, the one that is asked about comes first
        jsr     unit_lead
        jsr     hexview_panel
        ; on into battle_row
.endproc
        falls_into battle_row

;;; battle_row -- clear the row of the prompt and stand at its beginning
;;; rule:     1.13
;;; in:       none
;;; out:      the picture
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc battle_row
        lda     #<blank
        ldy     #>blank
        jmp     prompt_at
blank:  .byte   0
.endproc
