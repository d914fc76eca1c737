; What may be done in a half-day.
        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"

        .export move_prompt
        .import msg_hand, msg_move_keys, prompt_at, text_byte, text_char, text_print, unit_name

        .segment "MOVE"

;;; move_prompt -- the last row: keys, or who is in hand
;;; rule:     1.12 1.13 2.5
;;; in:       st_hand, st_hand_count
;;; out:      none
;;; clobbers: A X Y zp_unit zp_ptr0 and what drawing uses
;;; cycles:   -
.proc move_prompt
        ldx     st_hand_count
        bne     @hand
        lda     #<msg_move_keys
        ldy     #>msg_move_keys
        jmp     prompt_at
@hand:  lda     st_hand-1,x
        sta     zp_unit
        lda     #<msg_hand
        ldy     #>msg_hand
        jsr     prompt_at
        jsr     unit_name
        lda     #' '
        jsr     text_char
        lda     st_hand_count
        jsr     text_byte
        print_msg msg_hand_keys
        rts
.endproc
