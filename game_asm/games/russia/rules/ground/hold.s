; Ground changes hands.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export hold, city_at
        .import city_at_lo, city_at_hi, ground_at, held_by

        .segment "RULES"

;;; hold -- a combat group of a side has come into a hex
;;; rule:     8.8.1 8.8.2 8.8.3  a city taken has no people and no factories left, its supply
;;;           centers
;;;           are halved; plain ground has the last who came as its holder
;;; in:       zp_hex = index; Y = side 0..1
;;; out:      hex_ground; city_people city_heavy city_vehicles city_guns city_aircraft city_supply
;;; clobbers: A X Y zp_ptr0 zp_t2
;;; cycles:   <= 1300
.proc hold
        sty     zp_t2
        jsr     ground_at
        ldy     zp_t2
        jsr     held_by
        bcs     @done
        ldy     #0
        lda     (zp_ptr0),y
        eor     #GROUND_AXIS
        sta     (zp_ptr0),y
        jsr     city_at
        bcs     @done
        lda     #0
        sta     city_people,x
        sta     city_heavy,x
        sta     city_vehicles,x
        sta     city_guns,x
        sta     city_aircraft,x
        lsr     city_supply,x
@done:  rts
.endproc

;;; city_at -- which city lies in a hex
;;; in:       zp_hex = index
;;; out:      C = 0: X = city 0..; C = 1: none; Y kept
;;; clobbers: A X
;;; cycles:   <= 1100
.proc city_at
        ldx     #CITIES_ON_MAP - 1
@next:  lda     city_at_lo,x
        cmp     zp_hex
        bne     @on
        lda     city_at_hi,x
        cmp     zp_hex+1
        beq     @found
@on:    dex
        bpl     @next
        sec
        rts
@found: clc
        rts
.endproc
