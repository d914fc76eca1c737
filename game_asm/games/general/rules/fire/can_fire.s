; Who may fire directly.
        .include "state.inc"
        .include "general.inc"

        .export can_fire

        .segment "RULES"

;;; can_fire -- may a unit fire directly?
;;; rule:     1.11  seen or not; 1.5 10.1 10.4  once a turn; 7.10 7.17 10.7 11.5  not where it
;;;           has plotted
;;; rule:     10.8  nor when it was carried; 10.9  nor at night; 9.13  nor as cargo
;;; in:       X = unit 0..119
;;; out:      C = 1 it may; X, Y kept
;;; clobbers: A
;;; cycles:   <= 40
.proc can_fire
        lda     unit_col,x
        beq     @no                     ; dead, or cargo
        lda     st_weather
        cmp     #WEATHER_NIGHT
        beq     @no
        lda     unit_flags,x
        and     #UF_FIRED | UF_PLOTTED | UF_RIDDEN
        bne     @no
        sec
        rts
@no:    clc
        rts
.endproc
