; The order to engage.
        .include "refuse.inc"

        .export order_engage
        .import told_key, cursor_hex, engage_here, engage_number, map_draw, odds_print

        .segment "MOVE"

;;; order_engage -- engage from the hex of the cursor, and say at which odds
;;; rule:     2.16 2.22 1.11
;;; in:       the state; hex_zones
;;; out:      C = 1 when the window stays as it is; unit_task, engage_at_lo, engage_at_hi
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_engage
        jsr     cursor_hex
        jsr     engage_here
        bcs     @none
        jsr     map_draw
        lda     engage_number
        jsr     odds_print
        jsr     told_key
        clc
        rts
@none:  cmp     #1
        beq     @full
        refuse  msg_nobody_free
@full:  refuse  msg_no_more
.endproc
