; An event goes into the log.
        .include "zeropage.inc"
        .include "state.inc"
        .include "log_event.inc"

        .export log_note
        .import log_add, log_event

        .segment "CODE"

;;; log_note -- note what st_side did in a hex
;;; in:       A = LOG_*; zp_hex; log_event+3..log_event+7 = what else it says
;;; out:      log_used, log_cut, log_events, log_event; X kept
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 2350
.proc log_note
        ldy     st_side
        beq     @german
        ora     #LOG_ALLIED
@german:
        sta     log_event+LOG_KIND
        lda     zp_hex
        sta     log_event+LOG_HEX
        lda     zp_hex+1
        sta     log_event+LOG_HEX+1
        jmp     log_add
.endproc
