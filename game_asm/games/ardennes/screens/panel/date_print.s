; The date.
        .include "state.inc"
        .include "macros.inc"

        .export date_print
        .import text_byte, text_print

        .segment "CODE"

;;; date_print -- print the day and half of st_turn
;;; rule:     1.12
;;; in:       st_turn
;;; out:      none
;;; clobbers: A X Y scratch zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc date_print
        lda     st_turn
        sec
        sbc     #1
        lsr     a
        php                             ; C = 1: the afternoon
        clc
        adc     #16
        jsr     text_byte
        print_msg msg_december
        plp
        bcs     @afternoon
        print_msg msg_am
        rts
@afternoon:
        print_msg msg_pm
        rts
.endproc
