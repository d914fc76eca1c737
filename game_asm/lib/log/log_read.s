; Reading the log of what happened.
        .include "zeropage.inc"
        .include "macros.inc"

        .import log_event, log_events, log_used, log_cut
        .importzp LOG_SIZE

        .segment "REPORT_BSS"
log_read:       .res 2                  ; bytes of the log that have been read

        .segment "REPORT"
        .export log_first, log_next, log_any

;;; log_any -- has anything been written?
;;; in:       log_used
;;; out:      C = 1 when it has
;;; clobbers: A
;;; cycles:   <= 30
.proc log_any
        lda     log_used
        ora     log_used+1
        cmp     #1
        rts
.endproc

;;; log_first -- read from the first event on
;;; in:       none
;;; out:      none
;;; clobbers: A
;;; cycles:   <= 20
.proc log_first
        lda     #0
        sta     log_read
        sta     log_read+1
        rts
.endproc

;;; log_next -- the next event
;;; in:       log_used log_cut; log_first was called
;;; out:      C = 0, log_event; C = 1 at the end, A = 1 when more happened than was written
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 2300
.proc log_next
        lda     log_read
        cmp     log_used
        lda     log_read+1
        sbc     log_used+1
        bcs     @end
        lda     log_read                ; C = 0
        adc     #<log_events
        sta     zp_ptr0
        lda     log_read+1
        adc     #>log_events
        sta     zp_ptr0+1
        ldy     #<(LOG_SIZE - 1)
@byte:  lda     (zp_ptr0),y
        sta     log_event,y
        dey
        bpl     @byte
        clc
        lda     log_read
        adc     #<LOG_SIZE
        sta     log_read
        bcc     @done
        inc     log_read+1
        clc
@done:  rts
@end:   lda     log_cut
        rts
.endproc
