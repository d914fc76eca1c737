; Where units can be raised.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export city_raises
        .import city_side, ground_at

        .segment "BUILD"

;;; city_raises -- can st_side raise units in a city?
;;; rule:     4.9.1  its own, on the map, with people, no enemy next to it
;;; in:       X = city 0..58; st_side; zones_make's marks
;;; out:      C = 0: it can, zp_hex; C = 1: A = NOT_CITY; X kept
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 180
.proc city_raises
        cpx     #CITIES_ON_MAP
        bcs     @no
        jsr     city_side
        cmp     st_side
        bne     @no
        lda     city_people,x
        beq     @no
        jsr     ground_at
        and     #GROUND_FOE | GROUND_ZONE
        bne     @no
        clc
        rts
@no:    lda     #NOT_CITY
        sec
        rts
.endproc
