; How long what strikes a square stays to be seen.
        .include "zeropage.inc"
        .include "combat.inc"

        .export strike_stays
        .import say_pause, strike_end

        .segment "COMBAT"

;;; strike_stays -- let what strikes be seen, then the square again and the message
;;; rule:     1.8.1
;;; in:       A = how long the message stays behind it, 1..10; st_message_delay; strike_begin was
;;;           called
;;; out:      the picture; window; st_noises
;;; clobbers: A X Y zp_t0 zp_t1 zp_lines
;;; cycles:   -
.proc strike_stays
        pha
        lda     #STRIKE_PAUSES
        jsr     say_pause
        php
        jsr     strike_end
        plp
        pla
        bcs     @on                     ; a key
        jmp     say_pause
@on:    rts
.endproc
