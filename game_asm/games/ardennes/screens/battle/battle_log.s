; A battle goes into the log.
        .include "zeropage.inc"
        .include "log_event.inc"

        .export battle_log
        .import battle_column, battle_die, battle_number, engage_centre, log_event, log_note

        .segment "RESOLVE"

;;; battle_log -- note a battle: where, at which strengths and odds, with which die
;;; in:       battle_number, battle_column, battle_die; zp_attack, zp_defence, zp_river as
;;;           engage_sums left them
;;; out:      log_used, log_cut, log_events, log_event; zp_hex
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 2500
.proc battle_log
        lda     battle_column
        asl     a
        asl     a
        asl     a
        ora     battle_die
        sta     log_event+LOG_A
        lda     zp_attack
        sta     log_event+LOG_B
        lda     zp_attack+1
        sta     log_event+LOG_C
        lda     zp_defence
        sta     log_event+LOG_D
        lda     zp_river
        lsr     a                       ; C = 1: over a river
        lda     zp_defence+1
        bcc     @dry
        ora     #%10000000
@dry:   sta     log_event+LOG_E
        lda     battle_number
        jsr     engage_centre
        lda     #LOG_BATTLE
        jmp     log_note
.endproc
