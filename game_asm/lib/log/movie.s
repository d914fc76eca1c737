; The player of the log.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "lib/log/log.inc"

        .import movie_begin, movie_redraw, movie_event, log_first, log_next, log_cut
        .import movie_speed_first, movie_key, movie_wait, key_wait, key_upper
        .import movie_keys, movie_say, page_help

        .segment "REPORT"
        .export movie_play, movie_help

;;; movie_play -- show the log, event by event; P, F, S, A, ? and Escape rule it, other keys hurry
;;; in:       the log
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 log_event, what drawing uses, what movie_begin uses and what
;;;           movie_event uses
;;; cycles:   -
.proc movie_play
        jsr     movie_speed_first
@again: jsr     movie_begin
        jsr     movie_keys
        jsr     log_first
@event: jsr     movie_key
        bcs     @leave
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
@say:   jsr     movie_say
        jsr     key_wait
        jsr     key_upper
        cmp     #'A'
        beq     @again
        cmp     #KEY_HELP
        bne     @leave
        jsr     movie_help
        lda     log_cut
        jmp     @end
@leave: rts
.endproc

        .import msg_movie_over, msg_movie_cut, msg_movie_help

;;; movie_help -- a page on the keys; then the picture is there again
;;; in:       none
;;; out:      none
;;; clobbers: A X Y, what drawing uses and what movie_redraw spoils
;;; cycles:   -
.proc movie_help
        lda     #<msg_movie_help
        ldy     #>msg_movie_help
        jsr     page_help
        jmp     movie_redraw
.endproc
