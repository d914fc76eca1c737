; What gunfire and bombs do to who stands there.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export guns_land
        .import bombard_effect, fatigue_add, loss_of, lost_add, rng_word, unit_first, unit_hurt
        .import unit_next

points          = zp_overlay+4          ; three bytes, 256ths: of bombard, or of an air strike
each            = zp_overlay+7
effect          = zp_overlay+8          ; 256ths, whole

        .segment "GROUND"

;;; guns_land -- what artillery, or aircraft of a third of the points, do to the defenders
;;; rule:     7.1.8 7.1.9 7.5.3 7.9.1 8.10.4  an air group loses a point for ten of aircraft
;;; in:       zp_overlay+4..zp_overlay+6 = artillery points, 256ths; fight_defenders
;;; out:      their units, artillery and aircraft; fight_lost; rng_seed
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc guns_land
        lda     #0
        sta     each
@hit:   ldx     each
        lda     fight_defenders,x
        tax
        stx     zp_group
        lda     group_dug,x
        sta     zp_dug
        ldy     #2
@copy:  lda     points,y
        sta     zp_acs,y
        dey
        bpl     @copy
        lda     fight_defenders_n
        jsr     bombard_effect
        sta     effect+1
        sty     effect
        jsr     guns_hit
        ldx     zp_group
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @next                   ; aircraft are no units
        jsr     unit_first
        bcs     @next
@unit:  ldy     #U_STRENGTH
        lda     (zp_unit),y
        pha
        lda     effect+1
        ldy     effect
        jsr     unit_hurt
        jsr     rng_word
        lda     effect
        clc
        adc     zp_die+1
        lda     effect+1
        adc     #0
        jsr     fatigue_add
        pla
        ldx     #2
        jsr     lost_add
        jsr     unit_next
        bcc     @unit
@next:  inc     each
        lda     each
        cmp     fight_defenders_n
        bcc     @hit
        rts
.endproc

; The artillery of group zp_group loses the same share; of aircraft as many as half the per cent.
.proc guns_hit
        ldx     zp_group
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @planes
        jsr     rng_word
        ldx     zp_group
        lda     group_guns,x
        tax
        lda     effect+1
        ldy     effect
        jsr     loss_of
        sta     zp_t0
        ldx     zp_group
        lda     group_guns,x
        sec
        sbc     zp_t0
        sta     group_guns,x
        rts
@planes:
        jsr     rng_word
        lda     effect
        lsr     effect+1
        ror     a
        clc                             ; the fraction: C = 1 when the die lies below it
        adc     zp_die+1
        lda     effect+1
        adc     #0
        ldx     zp_group
        cmp     group_guns,x
        bcc     @fall
        lda     group_guns,x
@fall:  sta     zp_t0
        lda     group_guns,x
        sec
        sbc     zp_t0
        sta     group_guns,x
        rts
.endproc
