; The build phase of a side.
        .include "state.inc"
        .include "russia.inc"

        .export build_main

        .segment "BUILD"

;;; build_main -- carry out the build phase of a side
;;; rule:     4.0.1 3.3.1
;;; in:       st_side
;;; out:      st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc build_main
        lda     st_side
        bne     @both
        lda     #SIDE_SOVIET            ; the Axis first
        sta     st_side
        rts
@both:  lda     #PHASE_SUPPLY
        sta     st_phase
        rts
.endproc
