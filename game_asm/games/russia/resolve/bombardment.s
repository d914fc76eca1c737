; Guns fire before an assault, or instead of one.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export bombardment, bombard
        .import acs_scale, group_acs, groups_clear, guns_land, lost_cleared, lost_noted
        .import told_guns

points          = zp_overlay+4          ; three bytes, 256ths
each            = zp_overlay+7
counted         = zp_overlay+10         ; 1 = intrinsic artillery counts too
INTRINSIC       = 10

        .segment "GROUND"

;;; bombardment -- a group only fires at a hex
;;; rule:     6.6.5 7.5.3 8.10.3  its artillery points alone
;;; in:       fight_attackers, fight_defenders, fight_side
;;; out:      the units of the defenders; group_guns; groups without a unit are gone; fight_lost,
;;;           st_lost_lo, st_lost_hi
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc bombardment
        jsr     lost_cleared
        lda     #0
        jsr     bombard
        jsr     lost_noted
        jsr     groups_clear            ; guns alone may end a group
        jmp     told_guns               ; last: RESET at its key leaves nobody without a unit
.endproc

;;; bombard -- the artillery of all attackers fires at the defenders
;;; rule:     7.5.1 7.5.2 7.5.3 7.9.1 8.10.3 8.10.4
;;; in:       A = 1: before an assault, each unit's own guns count too; fight_attackers,
;;;           fight_defenders
;;; out:      the units of the defenders; group_guns of all
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc bombard
        sta     counted
        lda     #0
        sta     points
        sta     points+1
        sta     points+2
        sta     each
@gun:   ldx     each
        lda     fight_attackers,x
        tax
        clc
        lda     group_guns,x
        adc     points+1
        sta     points+1
        bcc     @no
        inc     points+2
@no:    lda     group_guns,x            ; a quarter is shot away
        lsr     a
        lsr     a
        sta     zp_t0
        lda     group_guns,x
        sec
        sbc     zp_t0
        sta     group_guns,x
        lda     counted
        beq     @on
        jsr     group_acs
        lda     #1
        ldy     #INTRINSIC
        jsr     acs_scale
        clc
        lda     points
        adc     zp_acs
        sta     points
        lda     points+1
        adc     zp_acs+1
        sta     points+1
        lda     points+2
        adc     zp_acs+2
        sta     points+2
@on:    inc     each
        lda     each
        cmp     fight_attackers_n
        bcc     @gun
        jmp     guns_land
.endproc
