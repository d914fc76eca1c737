; Can one see so far?
        .include "zeropage.inc"
        .include "state.inc"

        .export sight_far
        .import hex_sight, weather_sight

        .segment "RULES_LOW"

;;; sight_far -- can one see so far in this weather, and over the ground between?
;;; rule:     13.1 13.2 8.7 8.11 8.14 8.16 11.13
;;; in:       A = hexes between the two 0..47; zp_arg0, zp_arg2 = columns 1..48; zp_arg1,
;;;           zp_arg3 = rows 1..32; st_weather
;;; out:      C = 1 one can
;;; clobbers: A X Y scratch
;;; cycles:   <= 5300
.proc sight_far
        ldx     st_weather
        cmp     weather_sight,x
        beq     @near
        bcs     @no
@near:  jsr     hex_sight
        bcs     @no
        sec
        rts
@no:    clc
        rts
.endproc
