; Writing the log of what happened.
        .include "zeropage.inc"
        .include "macros.inc"

        .import log_event, log_events, log_full
        .importzp LOG_SIZE

ROOM            = log_full - log_events

        .segment "LOW_BSS"
log_used:       .res 2                  ; bytes of the log
log_cut:        .res 1                  ; 1 = something was left out: there was no room

        .segment "CODE"
        .export log_start, log_add, log_used, log_cut

;;; log_start -- nothing has happened yet
;;; in:       none
;;; out:      log_used log_cut
;;; clobbers: A
;;; cycles:   <= 30
.proc log_start
        lda     #0
        sta     log_used
        sta     log_used+1
        sta     log_cut
        rts
.endproc

;;; log_add -- write an event; what has no room is left out
;;; in:       log_event
;;; out:      log_used; log_cut = 1 when it was left out; X kept; changes log_events
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 2300
.proc log_add
        lda     log_used
        cmp     #<ROOM
        lda     log_used+1
        sbc     #>ROOM
        bcs     @full
        lda     log_used                ; C = 0
        adc     #<log_events
        sta     zp_ptr0
        lda     log_used+1
        adc     #>log_events
        sta     zp_ptr0+1
        ldy     #<(LOG_SIZE - 1)
@byte:  lda     log_event,y
        sta     (zp_ptr0),y
        dey
        bpl     @byte
        clc
        lda     log_used
        adc     #<LOG_SIZE
        sta     log_used
        bcc     @done
        inc     log_used+1
@done:  rts
@full:  lda     #1
        sta     log_cut
        rts
.endproc
