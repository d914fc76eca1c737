; The head of the panel: side, phase, turn, score.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export panel_head
        .import msg_blue, msg_phase_0, msg_phase_1, msg_phase_2, msg_phase_3, msg_phase_4
        .import msg_phase_5
        .import msg_phase_6, msg_phase_7, msg_red
        .import text_byte, text_char, text_number, text_print

        .segment "PLAY"

;;; panel_head -- print whose part of which phase it is, the turn and the score
;;; rule:     3.26
;;; in:       the state
;;; out:      none
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc panel_head
        jsr     side_print
        ldx     st_phase
        lda     phase_lo - PHASE_PLACE,x
        ldy     phase_hi - PHASE_PLACE,x
        jsr     text_print
        print_msg msg_turn
        lda     st_turn
        jsr     text_byte
        print_msg msg_of
        lda     st_turns
        jsr     text_byte
        print_msg msg_gap
        ldx     #0
        jsr     @score
        lda     #'-'
        jsr     text_char
        ldx     #2
@score: lda     st_score,x
        sta     zp_arg0
        lda     st_score+1,x
        sta     zp_arg1
        jmp     text_number
.endproc

;;; side_print -- print the name of the side whose part it is
;;; rule:     3.26
;;; in:       st_side
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc side_print
        .export side_print, side_named
        lda     st_side
        falls_into side_named
.endproc

;;; side_named -- print the name of a side
;;; rule:     3.26
;;; in:       A = SIDE_*
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc side_named
        lsr     a
        bcs     @blue
        print_msg msg_red
        rts
@blue:  print_msg msg_blue
        rts
.endproc

phase_lo:       .lobytes msg_phase_0, msg_phase_5, msg_phase_6, msg_phase_7, msg_phase_1
                .lobytes msg_phase_2
                .lobytes msg_phase_3, msg_phase_4
phase_hi:       .hibytes msg_phase_0, msg_phase_5, msg_phase_6, msg_phase_7, msg_phase_1
                .hibytes msg_phase_2
                .hibytes msg_phase_3, msg_phase_4
