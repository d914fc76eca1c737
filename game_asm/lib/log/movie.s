; The player of the log.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "lib/log/log.inc"

        .import movie_begin, movie_redraw, movie_event, log_first, log_next, log_cut
        .import key_poll, key_wait, key_upper, key_answered, line_key, wait_ms
        .import page_help, text_clear_row, text_print

SPEEDS          = 6
SPEED_FIRST     = 3
FRAME_MS        = 30

        .segment "REPORT_BSS"
speed:          .res 1
waits_left:     .res 1
restart:        .res 1                  ; 1 = from the beginning

        .segment "REPORT"
        .export movie_play, movie_wait

;;; movie_play -- show the log, event by event; P, F, S, A, ? and Escape rule it, other keys hurry
;;; in:       the log
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 log_event, what drawing uses and what the game's three routines spoil
;;; cycles:   -
.proc movie_play
        lda     #SPEED_FIRST
        sta     speed
@again: lda     #0
        sta     restart
        jsr     movie_begin
        jsr     keys_print
        jsr     log_first
@event: jsr     control
        bcs     @leave
        lda     restart
        bne     @again
        jsr     log_next
        bcs     @end
        jsr     movie_event
        bcc     @event
        jsr     movie_wait
        jmp     @event
@end:   ldx     #<msg_movie_over
        ldy     #>msg_movie_over
        cmp     #0
        beq     @say
        ldx     #<msg_movie_cut
        ldy     #>msg_movie_cut
@say:   jsr     say
        jsr     key_wait
        jsr     key_upper
        cmp     #'A'
        beq     @again
        cmp     #KEY_HELP
        bne     @leave
        jsr     help
        lda     log_cut
        jmp     @end
@leave: rts
.endproc

        .import msg_movie_over, msg_movie_cut, msg_movie_keys, msg_movie_stop, msg_movie_help

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

; Do what a waiting key says.  C = 1: leave.
.proc control
        jsr     key_poll
        bcc     @done
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
@clear: clc
@done:  rts
@faster:
        dex
        bmi     @clear
        stx     speed
        clc
        rts
@restart:
        inc     restart
        clc
        rts
@help:  jsr     help
        jmp     @keys
@pause: ldx     #<msg_movie_stop
        ldy     #>msg_movie_stop
        jsr     say
        inc     key_answered            ; a RETURN behind the P does not go on
        jsr     line_key
        cmp     #KEY_ESCAPE
        beq     @done                   ; C = 1 here
        cmp     #KEY_HELP
        beq     @help
@keys:  jsr     keys_print
        clc
        rts
.endproc

.proc keys_print
        ldx     #<msg_movie_keys
        ldy     #>msg_movie_keys
        falls_into say
.endproc

; The words at Y, X on the player's row.
.proc say
        txa
        pha
        tya
        pha
        ldy     #MOVIE_ROW
        jsr     text_clear_row
        pla
        tay
        pla
        jmp     text_print
.endproc

; The page of keys; then the picture is there again.
.proc help
        lda     #<msg_movie_help
        ldy     #>msg_movie_help
        jsr     page_help
        jmp     movie_redraw
.endproc
