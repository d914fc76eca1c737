; The next unit that can move.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export move_next
        .import own_after

        .segment "PLAY"

;;; move_next -- go round to the next unit of st_side that can still move and was not passed over
;;; rule:     3.20 3.21 9.1 11.12
;;; in:       st_active = where to go on from, NO_UNIT from the first
;;; out:      C = 0: X = st_active; C = 1: there is none, st_active = NO_UNIT
;;; clobbers: A X Y
;;; cycles:   <= 8000
.proc move_next
        ldy     #ARMY
        ldx     st_active
@next:  jsr     own_after
        lda     unit_col,x
        beq     @other
        lda     unit_left,x
        beq     @other
        lda     unit_flags,x
        and     #UF_PASSED | UF_HELD
        beq     @found
@other: dey
        bne     @next
        ldx     #NO_UNIT
        stx     st_active
        sec
        rts
@found: stx     st_active
        clc
        rts
.endproc
