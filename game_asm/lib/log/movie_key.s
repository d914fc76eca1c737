; How fast the log is played, and the player's keys.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .import movie_say, movie_help, movie_keys, msg_movie_stop
        .import key_poll, key_upper, key_answered, line_key, wait_ms

SPEEDS          = 6
SPEED_FIRST     = 3
FRAME_MS        = 30

        .segment "REPORT_BSS"
speed:          .res 1
waits_left:     .res 1

        .segment "REPORT"
        .export movie_speed_first, movie_wait, movie_key

;;; movie_speed_first -- neither fast nor slow
;;; in:       none
;;; out:      none
;;; clobbers: A
;;; cycles:   <= 15
.proc movie_speed_first
        lda     #SPEED_FIRST
        sta     speed
        rts
.endproc

;;; movie_wait -- the time a frame stands; a key ends it
;;; in:       none
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc movie_wait
        ldx     speed
        lda     frames,x
        sta     waits_left
@wait:  lda     #FRAME_MS
        jsr     wait_ms
        bcs     @done
        dec     waits_left
        bne     @wait
@done:  rts
.endproc

frames:         .byte 1, 2, 4, 8, 16, 32        ; of FRAME_MS, by speed

;;; movie_key -- do what a waiting key says
;;; in:       none
;;; out:      C = 1: leave; C = 0, Z = 0: again from the beginning; C = 0, Z = 1: go on
;;; clobbers: A X Y, what drawing uses and what movie_redraw spoils
;;; cycles:   -
.proc movie_key
        jsr     key_poll
        bcc     @clear
        jsr     key_upper
        cmp     #KEY_ESCAPE
        beq     @done                   ; C = 1 here
        cmp     #'P'
        beq     @pause
        cmp     #'A'
        beq     @restart
        cmp     #KEY_HELP
        beq     @help
        ldx     speed
        cmp     #'F'
        beq     @faster
        cmp     #'S'
        bne     @clear                  ; it has hurried the frame
        cpx     #SPEEDS-1
        bcs     @clear
        inc     speed
@clear: lda     #0
        clc
@done:  rts
@faster:
        dex
        bmi     @clear
        stx     speed
        bpl     @clear                  ; always
@restart:
        lda     #1
        clc
        rts
@help:  jsr     movie_help
        jmp     @keys
@pause: ldx     #<msg_movie_stop
        ldy     #>msg_movie_stop
        jsr     movie_say
        inc     key_answered            ; a RETURN behind the P does not go on
        jsr     line_key
        cmp     #KEY_ESCAPE
        beq     @done                   ; C = 1 here
        cmp     #KEY_HELP
        beq     @help
@keys:  jsr     movie_keys
        jmp     @clear
.endproc
