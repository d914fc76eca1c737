; What may be done in a half-day.
        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"

        .export move_prompt
        .import class_hi, class_lo, msg_hand, msg_hand_keys, msg_move_keys, prompt_at
        .import text_byte, text_char, text_print, unit_attack, unit_class, unit_name

        .segment "MOVE"

;;; move_prompt -- the last row: keys, or who is in hand and how many more
;;; rule:     1.12 1.13 2.5
;;; in:       st_hand, st_hand_count; the units
;;; out:      none
;;; clobbers: A X Y scratch zp_unit zp_class zp_rules zp_arg0 zp_arg1 zp_ptr0 and what drawing
;;;           uses
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
        jsr     space
        ldx     zp_unit
        jsr     unit_class
        tax
        lda     class_lo,x
        ldy     class_hi,x
        jsr     text_print
        jsr     space
        ldx     zp_unit
        jsr     unit_attack
        jsr     text_byte
        ldx     st_hand_count
        dex
        beq     @last
        jsr     space
        lda     #'+'
        jsr     text_char
        ldx     st_hand_count
        dex
        txa
        jsr     text_byte
@last:  lda     #<msg_hand_keys
        ldy     #>msg_hand_keys
        jmp     text_print
.endproc

.proc space
        lda     #' '
        jmp     text_char
.endproc
