; Whose a city is.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export city_axis, city_side
        .import city_at_hi, city_at_lo, ground_at

        .segment "RULES"

;;; city_side -- the side that holds a city; Germany and the Urals lie behind the map's cities
;;; rule:     8.8.1
;;; in:       X = city 0..58
;;; out:      A = SIDE_*; zp_hex = where it lies, when on the map; X kept
;;; clobbers: Y zp_ptr0
;;; cycles:   <= 90
.proc city_side
        cpx     #CITIES_ON_MAP
        beq     @axis
        bcs     @soviet
        jsr     city_axis
        beq     @soviet
@axis:  lda     #SIDE_AXIS
        rts
@soviet:
        lda     #SIDE_SOVIET
        rts
.endproc

;;; city_axis -- does the Axis hold a city of the map?
;;; rule:     8.8.1
;;; in:       X = city 0..CITIES_ON_MAP-1
;;; out:      Z = 0 when it does; Y = 0; zp_hex = where it lies; X kept
;;; clobbers: A zp_ptr0
;;; cycles:   <= 70
.proc city_axis
        lda     city_at_lo,x
        sta     zp_hex
        lda     city_at_hi,x
        sta     zp_hex+1
        jsr     ground_at
        and     #GROUND_AXIS
        rts
.endproc
