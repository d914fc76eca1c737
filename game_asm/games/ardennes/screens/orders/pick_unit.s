; The player puts the cursor on a unit.
        .include "apple2/keys.inc"

        .export pick_unit
        .import hexview_key, hexview_panel, hexview_turn, key_capital, panel_first

        .segment "MOVE"

;;; pick_unit -- let the player put the cursor on a unit; Space names the next of its hex
;;; rule:     2.1 2.8
;;; in:       the window; panel_first
;;; out:      C = 0: the cursor, panel_first; C = 1: Escape
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc pick_unit
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @done                   ; C = 1: equal
        cmp     #KEY_RETURN
        beq     @unit
        cmp     #' '
        beq     @turn
        jsr     hexview_key
        bcc     @key
        lda     #0
        sta     panel_first
        beq     @panel                  ; always
@turn:  jsr     hexview_turn
@panel: jsr     hexview_panel
        jmp     @key
@unit:  clc
@done:  rts
.endproc
