; How a man stands to the enemies.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export danger_find
        .import known_enemy, squares_to_enemy, enemy_distance, sight_terrain

        .segment "COMPUTER"

CLOSE           = 5                     ; an enemy so near counts as one who sees him
REACH           = 32                    ; and one so far does not

;;; danger_find -- is an enemy about, and has he a line to the man?
;;; rule:     10.4  lines of sight; 2.4  of those his side has seen this last turn
;;; in:       zp_actor; zp_near_far
;;; out:      ai_danger = DANGER_*; ai_contact not 0 when he has
;;; clobbers: A X Y zp_index zp_from_x zp_from_y zp_to_x zp_to_y and what sight_terrain uses
;;; cycles:   <= 90000
.proc danger_find
        lda     #DANGER_NONE
        ldx     zp_near_far
        cpx     #ALERT
        bcs     @set
        lda     #DANGER_NEAR
@set:   sta     ai_danger
        ldy     #SQUAD-1
@man:   sty     zp_index
        tya
        clc
        adc     ai_foe
        tay
        jsr     known_enemy
        bcc     @next
        jsr     squares_to_enemy
        ldx     zp_actor
        jsr     enemy_distance
        cmp     #CLOSE
        bcc     @seen
        cmp     #REACH
        bcs     @next
        jsr     sight_terrain
        bcc     @next
@seen:  lda     #DANGER_SEEN
        sta     ai_danger
        sta     ai_contact
        rts
@next:  ldy     zp_index
        dey
        bpl     @man
        rts
.endproc
