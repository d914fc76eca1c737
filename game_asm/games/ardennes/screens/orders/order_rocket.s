; The V2.
        .include "state.inc"
        .include "refuse.inc"

        .export order_rocket
        .import cursor_hex, dump_at, dump_struck, place_here

        .segment "MOVE"

;;; order_rocket -- the German's V2 on the dump of Liege or Antwerp
;;; rule:     2.38 6.10 8.6  one each morning; no unit is harmed
;;; in:       the state; hex_zones
;;; out:      C = 0; the state
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_rocket
        lda     st_v2_left
        beq     @not
        jsr     cursor_hex
        jsr     place_here
        beq     @not
        jsr     dump_at
        bcs     @not
        dec     st_v2_left
        jmp     dump_struck
@not:   refuse  msg_rocket_not
.endproc
