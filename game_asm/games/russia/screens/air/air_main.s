; Air strikes: plotted by a side, then flown.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export air_main
        .import shown, strike_main, strikes, told_begin, view_center

        .segment "AIR"

;;; air_main -- carry out the phase of the air groups
;;; rule:     3.3.1 7.0.1
;;; in:       st_phase = PHASE_STRIKE or PHASE_AIR; st_side
;;; out:      st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc air_main
        lda     #SHOW_NOTHING
        sta     shown
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
        lda     st_phase
        cmp     #PHASE_STRIKE
        bne     @fly
        jmp     strike_main
@fly:   jsr     told_begin
        jsr     strikes
        lda     #PHASE_GROUND
        sta     st_phase
        rts
.endproc
