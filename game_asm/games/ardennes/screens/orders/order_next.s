; On to the next unit.
        .include "state.inc"
        .include "ardennes.inc"

        .export last_unit, order_next
        .import cursor_hide, unit_side, unit_to

        .segment "MOVE_BSS"
last_unit:      .res 1

        .segment "MOVE"

;;; order_next -- the cursor to the next unit of st_side on the map
;;; rule:     1.7
;;; in:       the state
;;; out:      C = 1; last_unit; the cursor
;;; clobbers: everything but the state and the cursor
;;; cycles:   -
.proc order_next
        ldy     #UNITS                  ; once round
@next:  ldx     last_unit
        inx
        cpx     #UNITS
        bcc     @in
        ldx     #0
@in:    stx     last_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @other
        jsr     unit_side
        cmp     st_side
        beq     @found
@other: dey
        bne     @next
        sec
        rts
@found: jsr     cursor_hide
        ldx     last_unit
        jsr     unit_to
        sec
        rts
.endproc
