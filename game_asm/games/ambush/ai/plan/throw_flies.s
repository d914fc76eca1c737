; The way of a grenade, as the computer foresees it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export throw_flies
        .import move_step

        .segment "COMPUTER"
        .include "rules/flight.inc"

;;; throw_flies -- where a grenade comes down on its way
;;; rule:     12.6.5  it flies along the line of flight, and stops before a wall or the statue
;;; in:       zp_from_x/y; zp_to_x/y = where it would
;;; out:      zp_to_x/y, zp_from_x/y = where it does
;;; clobbers: A X Y and what flight uses
;;; cycles:   <= 110000
.proc throw_flies
        jsr     flight
        lda     zp_to_x
        sta     zp_from_x
        lda     zp_to_y
        sta     zp_from_y
        rts
.endproc
