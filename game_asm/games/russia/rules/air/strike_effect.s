; What weather leaves of a strike.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .include "air.inc"

        .export strike_effect
        .import acs_scale, air_effect, strike_points, strike_side

HUNDRED         = 100

        .segment "AIR"

;;; strike_effect -- the points that count: fewer in poor weather, half as many for the Soviets
;;; rule:     7.1.10 7.1.12
;;; in:       strike_points, strike_side; st_weather
;;; out:      zp_acs = points, 256ths
;;; clobbers: A X Y zp_t1..zp_t7
;;; cycles:   <= 2100
.proc strike_effect
        lda     #0
        sta     zp_acs
        sta     zp_acs+2
        lda     strike_points
        sta     zp_acs+1
        ldx     strike_side
        beq     @whole
        lsr     zp_acs+1
        ror     zp_acs
@whole: ldx     st_weather
        lda     air_effect,x
        ldy     #HUNDRED
        jmp     acs_scale
.endproc
