; Whom a soldier of the computer would rather shoot at.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export best_target
        .import known_enemy, fire_chance, chance_percent, turn_needed

        .segment "COMPUTER"

; least chance in per cent by skill level
least_chance:   .byte 10, 10, 15, 20

;;; best_target -- the American he can hit best, if the chance is worth a shot
;;; rule:     12.9  chance to hit; he would turn to fire (12.2)
;;; in:       zp_actor = German; A = kind of his fire weapon
;;; out:      C = 1 when there is one: Y = he, A = chance in per cent
;;; clobbers: X zp_best zp_index zp_inner zp_arg0..2 and what fire_chance uses
;;; cycles:   -
.proc best_target
        sta     zp_inner
        lda     #NO_MAN
        sta     zp_best
        lda     #0
        sta     zp_best+1
        ldy     #SQUAD-1
@man:   sty     zp_index
        ldx     zp_actor
        jsr     known_enemy
        bcc     @next
        jsr     odds
        bcc     @next
        jsr     chance_percent
        cmp     zp_best+1
        bcc     @next
        sta     zp_best+1
        lda     zp_index
        sta     zp_best
@next:  ldy     zp_index
        dey
        bpl     @man
        ldy     zp_best
        cpy     #SQUAD
        bcs     @none
        ldx     st_level
        lda     zp_best+1
        cmp     least_chance,x
        rts
@none:  clc
        rts
.endproc

; zp_chance of a still target zp_index when the man faces him; C = 0 when he cannot
.proc odds
        ldx     zp_actor
        ldy     zp_index
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        lda     man_x,y
        sta     zp_to_x
        lda     man_y,y
        sta     zp_to_y
        ldx     zp_actor
        lda     man_facing,x
        pha
        jsr     turn_needed
        cmp     #0
        beq     @same
        ldx     zp_actor
        sta     man_facing,x
@same:  lda     zp_inner
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        sta     zp_arg2
        ldx     zp_actor
        ldy     zp_index
        jsr     fire_chance
        ldx     zp_actor
        pla
        sta     man_facing,x            ; C is still the answer
        rts
.endproc
