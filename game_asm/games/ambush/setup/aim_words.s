; The aim of the battle in words, for who is to place his men.
        .include "zeropage.inc"
        .include "state.inc"
        .export aim_words
        .import text_print

        .segment "SETUP"

;;; aim_words -- print what decides the battle
;;; shows:    2.2.4
;;; in:       st_scenario
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc aim_words
        ldx     st_scenario
        lda     aim_lo,x
        ldy     aim_hi,x
        jmp     text_print
.endproc

; in NCO Training nobody is placed by hand
aim_lo:         .lobytes msg_aim_11, msg_aim_1, msg_aim_2, msg_aim_6, msg_aim_4, msg_aim_1
                .lobytes msg_aim_6, msg_aim_7, msg_aim_8, msg_aim_9, msg_aim_10, msg_aim_11
aim_hi:         .hibytes msg_aim_11, msg_aim_1, msg_aim_2, msg_aim_6, msg_aim_4, msg_aim_1
                .hibytes msg_aim_6, msg_aim_7, msg_aim_8, msg_aim_9, msg_aim_10, msg_aim_11

        .import msg_aim_1, msg_aim_2, msg_aim_4, msg_aim_6, msg_aim_7, msg_aim_8, msg_aim_9
        .import msg_aim_10, msg_aim_11
