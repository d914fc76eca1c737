; What steps cost a unit today.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export step_all, step_foot, step_prepare, step_road, step_terrain, step_track
        .import terrain_cost, unit_points, unit_traits, weather_times

        .segment "STATE_REST"
step_terrain:   .res 16                 ; half points by terrain, COST_NEVER none
step_road:      .res 1
step_track:     .res 1
step_all:       .res 1                  ; half points of a turn: no step costs more
step_foot:      .res 1                  ; not 0: it goes through rivers

        .segment "RULES_LOW"

;;; step_prepare -- what entering each terrain costs a type of unit in this weather
;;; rule:     1.6 7.1 7.3 7.4 7.5 7.8 7.12 7.13 7.14 7.15 8.1 8.2 8.3 8.5 8.6 8.9 8.14 8.15 8.17
;;; rule:     8.18 8.19 8.21 8.23 8.24; 9.6  no step costs more than all of a turn
;;; in:       A = type 0..9; st_weather = 0..4
;;; out:      step_terrain, step_road, step_track, step_all, step_foot
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   <= 1200
.proc step_prepare
        tax
        lda     unit_points,x
        sta     step_all
        lda     unit_traits,x
        and     #TRAIT_FOOT
        sta     step_foot
        ldy     st_weather
        lda     weather_times,y
        sta     zp_t0
        ldx     #1
        jsr     @times
        sta     step_road
        ldx     #2
        jsr     @times
        sta     step_track
        ldy     #15
@terrain:
        ldx     terrain_cost,y
        cpx     #COST_HALF
        bcc     @plain
        beq     @half
        cpx     #COST_FOOT
        bne     @never
        ldx     #2
        lda     step_foot
        bne     @plain
@never: lda     #COST_NEVER
        bne     @put                    ; always
@half:  lda     step_all
        lsr     a
        bcc     @even
        adc     #0                      ; C = 1: a half of a half point counts as one
@even:  tax
@plain: jsr     @times
        cmp     step_all
        bcc     @put
        lda     step_all
@put:   sta     step_terrain,y
        dey
        bpl     @terrain
        rts
; A = X, doubled in mud and storm
@times: txa
        ldx     zp_t0
        dex
        beq     @once
        asl     a
@once:  rts
.endproc
