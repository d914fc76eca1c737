; The log when a side's half-day begins.
        .include "zeropage.inc"
        .include "state.inc"
        .include "log_event.inc"

        .export log_turn
        .import log_cut, log_events, log_used

        .segment "RESOLVE"

;;; log_turn -- forget what st_side did in its half-day before; what the other did since stays
;;; in:       the log; st_side
;;; out:      log_events, log_used, log_cut
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t0 zp_t1
;;; cycles:   -
.proc log_turn
        lda     #0
        sta     log_cut
        lda     #<log_events
        sta     zp_ptr1
        lda     #>log_events
        sta     zp_ptr1+1
        lda     log_used
        sta     zp_t0
        lda     log_used+1
        sta     zp_t1
@event: lda     zp_t0
        ora     zp_t1
        beq     @moved                  ; nothing is left
        ldy     #LOG_KIND
        lda     (zp_ptr1),y
        asl     a
        lda     #0
        rol     a                       ; its side
        cmp     st_side
        bne     @moved
        clc
        lda     zp_ptr1
        adc     #LOG_BYTES
        sta     zp_ptr1
        bcc     @less
        inc     zp_ptr1+1
@less:  sec
        lda     zp_t0
        sbc     #LOG_BYTES
        sta     zp_t0
        bcs     @event
        dec     zp_t1
        bcc     @event                  ; always
@moved: lda     zp_t0
        sta     log_used
        lda     zp_t1
        sta     log_used+1
        lda     #<log_events
        sta     zp_ptr0
        lda     #>log_events
        sta     zp_ptr0+1
        ldy     #0
@byte:  lda     zp_t0
        ora     zp_t1
        beq     @done
        lda     (zp_ptr1),y
        sta     (zp_ptr0),y
        inc     zp_ptr0
        bne     @same
        inc     zp_ptr0+1
@same:  inc     zp_ptr1
        bne     @next
        inc     zp_ptr1+1
@next:  lda     zp_t0
        bne     @low
        dec     zp_t1
@low:   dec     zp_t0
        jmp     @byte
@done:  rts
.endproc
