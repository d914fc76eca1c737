; The search for hidden units.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_search
        .import told_key, cursor_hex, hidden_next, msg_search, prompt_at, roll_die, roll_happens
        .import text_byte
        .import zones_known

UNIT            = zp_overlay+8
FOUND           = zp_overlay+9

        .segment "MOVE"

;;; order_search -- an aircraft looks for hidden units in the hex of the cursor and beside it
;;; rule:     10.3  each is found on a roll of four or less
;;; in:       the state; hex_zones
;;; out:      C = 1 when nobody flies; st_strikes_left, unit_flags, st_revealed, rng_seed; hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_search
        lda     st_rules
        and     #RULE_HIDDEN
        beq     @none
        lda     st_strikes_left
        beq     @none
        dec     st_strikes_left
        jsr     cursor_hex
        lda     zp_hex
        sta     zp_to
        lda     zp_hex+1
        sta     zp_to+1
        lda     #0
        sta     FOUND
        tax
@unit:  jsr     hidden_next
        bcs     @all
        stx     UNIT
        jsr     roll_die
        lda     #ROLL_SEARCH
        jsr     roll_happens
        ldx     UNIT
        bcc     @not
        lda     unit_flags,x
        ora     #UF_SEEN
        sta     unit_flags,x
        lda     #1
        sta     st_revealed
        inc     FOUND
@not:   inx
        bne     @unit                   ; always
@all:   jsr     zones_known
        lda     #<msg_search
        ldy     #>msg_search
        jsr     prompt_at
        lda     FOUND
        jsr     text_byte
        jsr     told_key
        clc
        rts
@none:  refuse  msg_strike_none
.endproc
