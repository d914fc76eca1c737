; The player puts the cursor on a hex.
        .include "apple2/keys.inc"

        .export pick_hex
        .import cursor_hex, hexview_key, hexview_panel, key_capital

        .segment "CODE"

;;; pick_hex -- let the player put the cursor on a hex
;;; in:       the window
;;; out:      C = 0: zp_hex; C = 1: Escape
;;; clobbers: everything but the state
;;; cycles:   -
.proc pick_hex
        jsr     hexview_panel
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @no
        cmp     #KEY_RETURN
        beq     @yes
        jsr     hexview_key
        jsr     hexview_panel
        jmp     @key
@yes:   jsr     cursor_hex
        clc
@no:    rts                             ; C = 1: equal
.endproc
