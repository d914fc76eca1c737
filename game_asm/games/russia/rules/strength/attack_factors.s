; What ground, weather and armour make of an attacker.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export attack_factors
        .import cold_quarters
        .import acs_scale, frozen, group_kind, terrain_frozen

LAST_HARD_YEAR  = 42                    ; VERY COLD counts to its end
SOVIET_YEAR     = 42                    ; Soviet mechanized groups are as good as the German
SOVIET_MONTH    = 10                    ; from this month on
QUARTERS        = 4

kept            = zp_rules+3            ; three bytes

        .segment "RULES"

;;; attack_factors -- the strength with which a group attacks a hex
;;; rule:     7.6.3 7.6.4 7.6.5 7.6.6 8.3.1 8.3.2 8.3.3 8.4.3 8.4.5 10.0.4
;;; in:       X = group; zp_acs = its basic strength; zp_terrain = TERRAIN_* of the defender, zp_out
;;;           of the attacker; zp_river = 0..1; zp_share = 0..100, mechanized share of the defence;
;;;           st_weather st_year st_month st_level
;;; out:      zp_acs; X kept
;;; clobbers: A Y zp_t1..zp_t7 zp_rules+3..zp_rules+5
;;; cycles:   <= 9000
.proc attack_factors
        lda     zp_terrain
        jsr     terrain_frozen
        cmp     #TERRAIN_MOUNTAIN
        bne     @halved
        lda     #1
        ldy     #3
        jsr     acs_scale
        jmp     @river
@halved:
        cmp     #TERRAIN_FORT
        beq     @half
        cmp     #TERRAIN_SWAMP
        bne     @river
@half:  jsr     halve
@river: lda     zp_river
        beq     @out
        jsr     frozen
        bcs     @out
        jsr     halve
@out:   lda     zp_out
        jsr     terrain_frozen
        cmp     #TERRAIN_FORT
        beq     @leaves
        cmp     #TERRAIN_SWAMP
        bne     @weather
@leaves:
        jsr     halve
@weather:
        lda     st_weather
        cmp     #WEATHER_RAIN
        beq     @rain                   ; and no bonus
        cmp     #WEATHER_VERY_COLD
        bne     bonus
        lda     #LAST_HARD_YEAR
        cmp     st_year
        bcc     bonus
        cpx     #SOVIET_BIT
        bcc     @axis
        ldy     st_level
        lda     cold_quarters-1,y
        ldy     #QUARTERS
        jsr     acs_scale
        jmp     bonus
@axis:  jsr     halve                   ; a quarter, and no bonus
@rain:  jmp     halve
.endproc

; A mechanized group in the open.
.proc bonus
        jsr     group_kind
        .assert KIND_MECH = 0, error, "the kind is no flag"
        tay
        bne     @none
        lda     zp_terrain
        cmp     #TERRAIN_CLEAR
        beq     @open
        cmp     #TERRAIN_RAIL
        bne     @none
@open:  cpx     #SOVIET_BIT
        bcc     @more
        lda     st_year
        cmp     #SOVIET_YEAR
        bcc     @none
        bne     @more
        lda     st_month
        cmp     #SOVIET_MONTH
        bcc     @none
@more:  ldy     #2
@keep:  lda     zp_acs,y
        sta     kept,y
        dey
        bpl     @keep
        lda     #100                    ; half as much again, less the mechanized share
        sec
        sbc     zp_share
        ldy     #200
        jsr     acs_scale
        clc
        lda     zp_acs
        adc     kept
        sta     zp_acs
        lda     zp_acs+1
        adc     kept+1
        sta     zp_acs+1
        lda     zp_acs+2
        adc     kept+2
        sta     zp_acs+2
@none:  rts
.endproc

.proc halve
        lsr     zp_acs+2
        ror     zp_acs+1
        ror     zp_acs
        rts
.endproc
