; The squares that a scenario is about.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export scenario_targets

        .segment "SETUP"

; column and row for the American, then for the German; a patrol's are chosen later
targets:
        .byte   0, 0, 0, 0
        .byte   0, 0, 0, 0
        .byte   30, 52, 30, 52          ; the government building
        .byte   0, 0, 0, 0
        .byte   41, 13, 41, 13          ; the barn
        .byte   0, 0, 0, 0
        .byte   0, 0, 0, 0
        .byte   16, 20, 16, 20          ; the factory's main shop
        .byte   43, 43, 43, 43          ; the church
        .byte   40, 55, 40, 13          ; the far squares
        .byte   18, 41, 18, 41          ; the middle of the alleys
        .byte   0, 0, 0, 0

;;; scenario_targets -- set the objective of each side
;;; in:       st_scenario
;;; out:      st_target
;;; clobbers: A X Y
;;; cycles:   <= 110
.proc scenario_targets
        lda     st_scenario
        asl     a
        asl     a
        tay
        ldx     #0
@byte:  lda     targets,y
        sta     st_target,x
        iny
        inx
        cpx     #4
        bcc     @byte
        rts
.endproc
