; How far a group moves.
        .include "state.inc"
        .include "russia.inc"

        .export steps_allowed
        .import group_kind

        .segment "RULES"

;;; steps_allowed -- hexes that a group may move strategically in this week
;;; rule:     6.2.5 6.2.10 6.2.11 8.4.4
;;; in:       X = group; group_flags; st_weather
;;; out:      A = 0..4; X kept
;;; clobbers: Y
;;; cycles:   <= 90
.proc steps_allowed
        jsr     group_kind
        tay
        lda     far,y
        cmp     #2
        bcc     @done                   ; air groups and depots
        ldy     st_weather
        cpy     #WEATHER_RAIN
        beq     @one
        pha
        lda     group_flags,x
        and     #GF_SUPPLIED | GF_BASED
        bne     @far
        pla
@one:   lda     #1
        rts
@far:   pla
@done:  rts
far:    .byte   4, 2, 1, 0              ; by KIND_*
.endproc
