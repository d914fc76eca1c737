; Whom a soldier of the computer would rather shoot at.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export best_target
        .import known_enemy, squares_to_enemy, fire_chance, chance_percent, turn_needed
        .import skill_least

        .segment "COMPUTER"

;;; best_target -- the enemy he can hit best, if the chance is worth a shot
;;; rule:     12.9  chance to hit; he would turn to fire (12.2)
;;; in:       zp_actor, as he will be; zp_gun = kind of his fire weapon
;;; out:      C = 1 when there is one: zp_ai_best = he, zp_ai_odds = chance in per cent
;;; clobbers: A X Y zp_index zp_arg0..2 zp_other and what fire_chance uses
;;; cycles:   -
.proc best_target
        lda     #NO_MAN
        sta     zp_ai_best
        lda     #0
        sta     zp_ai_odds
        ldy     #SQUAD-1
@man:   sty     zp_index
        tya
        clc
        adc     ai_foe
        tay
        ldx     zp_actor
        jsr     known_enemy
        bcc     @next
        sty     zp_other
        jsr     odds
        bcc     @next
        jsr     chance_percent
        cmp     zp_ai_odds
        bcc     @next
        sta     zp_ai_odds
        lda     zp_other
        sta     zp_ai_best
@next:  ldy     zp_index
        dey
        bpl     @man
        ldy     zp_ai_best
        cpy     #SOLDIERS
        bcs     @none
        ldx     ai_skill
        lda     zp_ai_odds
        cmp     skill_least,x
        rts
@none:  clc
        rts
.endproc

; zp_chance of a still target zp_other when the man faces him; C = 0 when he cannot
.proc odds
        ldy     zp_other
        jsr     squares_to_enemy        ; X = zp_actor
        lda     man_facing,x
        pha
        jsr     turn_needed
        cmp     #0
        beq     @same
        ldx     zp_actor
        sta     man_facing,x
@same:  lda     zp_gun
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        sta     zp_arg2
        ldx     zp_actor
        ldy     zp_other
        jsr     fire_chance
        ldx     zp_actor
        pla
        sta     man_facing,x            ; C is still the answer
        rts
.endproc
