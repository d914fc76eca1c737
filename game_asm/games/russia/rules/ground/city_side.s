; Whose a city is.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export city_side
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
        lda     city_at_lo,x
        sta     zp_hex
        lda     city_at_hi,x
        sta     zp_hex+1
        jsr     ground_at
        and     #GROUND_AXIS
        beq     @soviet
@axis:  lda     #SIDE_AXIS
        rts
@soviet:
        lda     #SIDE_SOVIET
        rts
.endproc
