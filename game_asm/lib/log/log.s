; Writing the log of what happened.
        .include "zeropage.inc"
        .include "macros.inc"

        .import log_event, log_events, log_full
        .importzp LOG_SIZE

        .segment "LOW_BSS"
log_end:        .res 2                  ; behind the last event
log_cut:        .res 1                  ; 1 = something was left out: there was no room

        .segment "CODE"
        .export log_start, log_add, log_end, log_cut

;;; log_start -- nothing has happened yet
;;; in:       none
;;; out:      log_end log_cut
;;; clobbers: A
;;; cycles:   <= 30
.proc log_start
        set_word log_end, log_events
        lda     #0
        sta     log_cut
        rts
.endproc

;;; log_add -- write an event; what has no room is left out
;;; in:       log_event
;;; out:      log_end; log_cut = 1 when it was left out; X kept; changes the log
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 2000
.proc log_add
        lda     log_end
        sta     zp_ptr0
        cmp     #<log_full
        lda     log_end+1
        sta     zp_ptr0+1
        sbc     #>log_full
        bcs     @full
        ldy     #<(LOG_SIZE - 1)
@byte:  lda     log_event,y
        sta     (zp_ptr0),y
        dey
        bpl     @byte
        clc
        lda     log_end
        adc     #<LOG_SIZE
        sta     log_end
        bcc     @done
        inc     log_end+1
@done:  rts
@full:  lda     #1
        sta     log_cut
        rts
.endproc
