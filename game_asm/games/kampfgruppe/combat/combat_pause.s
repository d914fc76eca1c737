; How long a message stays.
        .include "zeropage.inc"
        .include "state.inc"

        .export say_pause
        .import wait_ms, key_poll, key_upper

PAUSE_MS        = 70

        .segment "COMBAT"

;;; say_pause -- let a message stay; any key goes on, S turns the noise on and off
;;; rule:     3.4.1 1.8.1
;;; in:       A = how long, 1..10; st_message_delay
;;; out:      C = 1 when a key ended it; st_noises
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc say_pause
        tax
        lda     #0
@times: clc
        adc     st_message_delay
        dex
        bne     @times
@tick:  pha
        lda     #PAUSE_MS
        jsr     wait_ms                 ; C = 1: a key
        bcs     @key
        pla
        sec
        sbc     #1
        bne     @tick
        clc
        rts
@key:   pla
        jsr     key_poll
        jsr     key_upper
        cmp     #'S'
        bne     @done
        lda     st_noises
        eor     #1
        sta     st_noises
@done:  sec
        rts
.endproc
