; An air strike.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"
        .include "air.inc"
        .export strike_fly
        .import air_combat, air_overcast, city_at, city_bombed, defenders_find, flies, groups_clear
        .import guns_land, hexes_apart, loss_of, lost_cleared, lost_noted, rng_below, rng_word
        .import side_of, strike_effect, told_strike

NEAR            = 2                     ; hexes from its base that escorts go along
STRIKE_FLOWN    = $80                   ; of group_plot
FLAK            = 3                     ; per cent at most
GUNS            = 3                     ; artillery points that a point of aircraft is worth

land_points     = zp_overlay+4          ; of guns_land

        .segment "AIR_BSS"
strike_group:   .res 1
strike_points:  .res 1                  ; bombers left
strike_side:    .res 1
strike_escorted: .res 1                 ; 1 = by fighters
strike_kind:    .res 1                  ; STRIKE_*
strike_lost:    .res 1                  ; bombers lost
strike_hits:    .res 1                  ; factories destroyed
strike_clear:   .res 1                  ; 0 = overcast hid the target

        .segment "AIR"

;;; strike_fly -- one strike: interceptors, flak, overcast, then the target
;;; rule:     7.1.1 7.1.3 7.1.6 7.1.8 7.1.9 7.1.11 7.5.3
;;; in:       strike_group; group_plot, group_target_lo, group_target_hi
;;; out:      the state; strike_lost, strike_hits, strike_clear
;;; clobbers: everything but strike_group
;;; cycles:   -
.proc strike_fly
        ldx     strike_group
        lda     group_plot,x
        sta     strike_kind
        ora     #STRIKE_FLOWN
        sta     group_plot,x
        jsr     flies
        bcc     @none
        jsr     side_of
        sta     strike_side
        sta     fight_side
        lda     group_guns,x
        sta     strike_points
        sta     strike_lost
        lda     group_at_lo,x
        sta     zp_to
        lda     group_at_hi,x
        sta     zp_to+1
        lda     group_target_lo,x
        sta     zp_hex
        sta     fight_hex
        lda     group_target_hi,x
        sta     zp_hex+1
        sta     fight_hex+1
        lda     #0
        sta     strike_hits
        sta     strike_clear
        sta     strike_escorted
        sta     fight_attackers_n
        jsr     defenders_find
        lda     strike_kind
        cmp     #STRIKE_CITY
        beq     @flies
        lda     fight_defenders_n
        bne     @flies
@none:  rts                             ; it does not fly, or nobody is left there
@flies: jsr     hexes_apart
        cmp     #NEAR + 1
        bcs     @alone
        inc     strike_escorted
@alone: jsr     air_combat
        lda     #FLAK
        jsr     rng_below
        clc
        adc     #1
        pha
        jsr     rng_word
        pla
        ldx     strike_points
        ldy     #0
        jsr     loss_of
        sta     zp_t0
        lda     strike_points
        sec
        sbc     zp_t0
        sta     strike_points
        ldx     strike_group
        sta     group_guns,x
        lda     strike_lost
        sec
        sbc     strike_points
        sta     strike_lost
        lda     #100
        jsr     rng_below
        ldx     st_weather
        cmp     air_overcast,x
        bcc     @told
        inc     strike_clear
        jsr     strike_effect
        lda     strike_kind
        cmp     #STRIKE_CITY
        beq     @city
        jsr     on_groups
@told:  jmp     told_strike
@city:  jsr     target
        jsr     city_at
        bcs     @told
        jsr     city_bombed
        sta     strike_hits
        jmp     told_strike
.endproc

; The groups in the hex take what artillery of three times the points would do.
.proc on_groups
        ldx     #2
@copy:  lda     zp_acs,x
        sta     land_points,x
        dex
        bpl     @copy
        ldy     #GUNS - 1
@more:  clc
        lda     land_points
        adc     zp_acs
        sta     land_points
        lda     land_points+1
        adc     zp_acs+1
        sta     land_points+1
        lda     land_points+2
        adc     zp_acs+2
        sta     land_points+2
        dey
        bne     @more
        jsr     lost_cleared
        jsr     guns_land
        jsr     lost_noted
        jmp     groups_clear
.endproc

; zp_hex = the target.
.proc target
        lda     fight_hex
        sta     zp_hex
        lda     fight_hex+1
        sta     zp_hex+1
        rts
.endproc
