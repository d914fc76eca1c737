; A dump is struck.
        .include "zeropage.inc"
        .include "state.inc"
        .include "log_event.inc"

        .export dump_struck
        .import told_key, dump_hit, log_event, log_note, msg_strike_dump, prompt_at, roll_die
        .import text_byte

        .segment "MOVE"

;;; dump_struck -- roll for bombs or a rocket on a dump, and tell what is left of it
;;; rule:     9.4 6.10
;;; in:       X = dump 0..5; zp_hex = its hex
;;; out:      C = 0; dump_number, rng_seed, log_used, log_cut, log_events, log_event
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc dump_struck
        stx     zp_unit
        jsr     roll_die
        ldx     zp_unit
        jsr     dump_hit
        lda     dump_number,x
        sta     log_event+LOG_A
        lda     #LOG_DUMP
        jsr     log_note
        lda     #<msg_strike_dump
        ldy     #>msg_strike_dump
        jsr     prompt_at
        ldx     zp_unit
        lda     dump_number,x
        jsr     text_byte
        jsr     told_key
        clc
        rts
.endproc
