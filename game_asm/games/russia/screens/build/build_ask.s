; Numbers asked for, and refusals.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export build_ask, build_not, build_on, build_said
        .import any_key, line_buffer, line_input, line_number, line_upper, page_prompt, sound_refuse
        .import text_print
        .import msg_not_1, msg_not_2, msg_not_3, msg_not_4, msg_not_5, msg_not_6, msg_not_7
        .import msg_not_8, msg_not_9, msg_not_10, msg_not_11, msg_not_12, msg_not_13, msg_not_14
        .import msg_not_15, msg_not_16, msg_not_17, msg_not_18

MOST            = 3                     ; figures

        .segment "BUILD"

;;; build_ask -- ask for a number up to 255 on the prompt row
;;; rule:     1.2.1
;;; in:       A = low byte, Y = high byte of the question
;;; out:      C = 0: A = number; C = 1: Z = 1 an empty line, Z = 0 Escape or no number, line_buffer
;;; clobbers: X Y zp_arg0 zp_arg1 zp_t0 zp_t1 line_* key_* and what drawing uses
;;; cycles:   -
.proc build_ask
        jsr     page_prompt
        jmp     asked
.endproc

;;; build_on -- the same behind what stands on the prompt row
;;; rule:     1.2.1
;;; in:       A = low byte, Y = high byte of the question
;;; out:      as build_ask
;;; clobbers: X Y zp_arg0 zp_arg1 zp_t0 zp_t1 line_* key_* and what drawing uses
;;; cycles:   -
.proc build_on
        jsr     text_print
        falls_into asked
.endproc

; What is typed.
.proc asked
        ldx     #MOST
        jsr     line_input
        bcs     @escape
        beq     @empty
        jsr     line_upper
        jsr     line_number
        bcs     @none
        lda     zp_arg1
        bne     @none
        lda     zp_arg0
        clc
        rts
@escape:
        lda     #0
        sta     line_buffer
@none:  lda     #1
        sec
        rts
@empty: lda     #0
        sec
        rts
.endproc

;;; build_not -- say why something is refused, until a key is struck
;;; in:       A = NOT_*
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc build_not
        tax
        lda     not_lo-1,x
        ldy     not_hi-1,x
        falls_into build_said
.endproc

;;; build_said -- refuse: a message on the prompt row until a key is struck
;;; in:       A = low byte, Y = high byte of the text
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc build_said
        jsr     page_prompt
        jsr     sound_refuse
        jmp     any_key
.endproc

not_lo: .lobytes msg_not_1, msg_not_2, msg_not_3, msg_not_4, msg_not_5, msg_not_6, msg_not_7
        .lobytes msg_not_8, msg_not_9, msg_not_10, msg_not_11, msg_not_12, msg_not_13, msg_not_14
        .lobytes msg_not_15, msg_not_16, msg_not_17, msg_not_18
not_hi: .hibytes msg_not_1, msg_not_2, msg_not_3, msg_not_4, msg_not_5, msg_not_6, msg_not_7
        .hibytes msg_not_8, msg_not_9, msg_not_10, msg_not_11, msg_not_12, msg_not_13, msg_not_14
        .hibytes msg_not_15, msg_not_16, msg_not_17, msg_not_18
        .assert * - not_hi = NOTS - 1, error, "words for each reason"
