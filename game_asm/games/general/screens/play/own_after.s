        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export own_after
        .import unit_side

        .segment "PLAY"

;;; own_after -- the next unit of a side behind another; behind the last comes the first
;;; in:       X = unit, NO_UNIT: from the first; st_side
;;; out:      X = unit of st_side; Y kept
;;; clobbers: A
;;; cycles:   <= 2500
.proc own_after
        .assert NO_UNIT = $FF, error, "the place before the first"
@next:  inx
        cpx     #UNITS
        bcc     @in
        ldx     #0
@in:    jsr     unit_side
        cmp     st_side
        bne     @next
        rts
.endproc
