; What a fire does, before it is told and suffered.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export shot_effect, kills_roll
        .import shot_set, face_set, fire_effect, rng_word

        .segment "COMBAT"

;;; shot_effect -- kills and suppression of one fire at one unit
;;; rule:     7.3.1
;;; in:       zp_unit, zp_foe, gun_row, zp_gun_*, zp_shot_range, zp_shot_pulses, zp_shot_weapons;
;;;           zp_from_x/y, zp_to_x/y, shells
;;; out:      killed, pressed
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc shot_effect
        jsr     shot_set
        bcc     @soft
        jsr     face_set
        sec
@soft:  jsr     fire_effect
        jsr     kills_roll
        sta     killed
        rts
.endproc

;;; kills_roll -- whole kills out of a fraction
;;; rule:     7.3.14  W1: the fraction is the chance of one more
;;; in:       zp_kills; rng_seed
;;; out:      A = 0..255
;;; clobbers: zp_die rng_seed
;;; cycles:   <= 460
.proc kills_roll
        jsr     rng_word
        lda     zp_die
        cmp     zp_kills
        lda     zp_die+1
        sbc     zp_kills+1              ; C = 0: one more
        lda     zp_kills+2
        bcs     @done
        adc     #1
        bne     @done
        lda     #$FF
@done:  rts
.endproc
