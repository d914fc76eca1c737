; Reading the log of what happened.
        .include "zeropage.inc"
        .include "macros.inc"

        .import log_event, log_events, log_end, log_cut
        .importzp LOG_SIZE

        .segment "REPORT_BSS"
log_at:         .res 2                  ; the event that comes next

        .segment "REPORT"
        .export log_first, log_next, log_any

;;; log_any -- has anything been written?
;;; in:       log_end
;;; out:      C = 1 when it has
;;; clobbers: A
;;; cycles:   <= 30
.proc log_any
        lda     #<log_events
        cmp     log_end
        lda     #>log_events
        sbc     log_end+1
        bcc     @some
        clc
        rts
@some:  sec
        rts
.endproc

;;; log_first -- read from the first event on
;;; in:       none
;;; out:      none
;;; clobbers: A
;;; cycles:   <= 20
.proc log_first
        set_word log_at, log_events
        rts
.endproc

;;; log_next -- the next event
;;; in:       log_end log_cut; log_first was called
;;; out:      C = 0, log_event; C = 1 at the end, A = 1 when more happened than was written
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 2000
.proc log_next
        lda     log_at
        sta     zp_ptr0
        cmp     log_end
        lda     log_at+1
        sta     zp_ptr0+1
        sbc     log_end+1
        bcs     @end
        ldy     #<(LOG_SIZE - 1)
@byte:  lda     (zp_ptr0),y
        sta     log_event,y
        dey
        bpl     @byte
        clc
        lda     log_at
        adc     #<LOG_SIZE
        sta     log_at
        bcc     @done
        inc     log_at+1
        clc
@done:  rts
@end:   lda     log_cut
        rts
.endproc
