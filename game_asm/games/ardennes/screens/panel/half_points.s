; The strengths of an engagement.
        .include "zeropage.inc"
        .include "macros.inc"

        .export half_points
        .import msg_odds_against, msg_odds_half, text_number, text_print

        .segment "CODE"

;;; half_points -- print what both sides bring: attack against defence, halves and all
;;; rule:     1.11 5.3
;;; in:       zp_attack, zp_defence in half points
;;; out:      none
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc half_points
        lda     zp_attack
        ldy     zp_attack+1
        jsr     points
        print_msg msg_odds_against
        lda     zp_defence
        ldy     zp_defence+1
        falls_into points
.endproc

; Half points A, Y as a number.
.proc points
        sta     zp_arg0
        sty     zp_arg1
        lsr     zp_arg1
        ror     zp_arg0
        php
        jsr     text_number
        plp
        bcc     @whole
        print_msg msg_odds_half
@whole: rts
.endproc
