; Whether the enemy is at the goal.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export goal_guarded
        .import known_enemy, size

GUARDED         = 8                     ; an enemy so near the goal is at it

        .segment "COMPUTER"

;;; goal_guarded -- is an enemy known near the goal?
;;; rule:     2.4  of those his side has seen
;;; in:       ai_goal_x/y ai_foe; known_x; man_x man_y of those who are known
;;; out:      C = 1 when one is
;;; clobbers: A X Y
;;; cycles:   <= 900
.proc goal_guarded
        ldx     #SQUAD-1
@man:   txa
        clc
        adc     ai_foe
        tay
        jsr     known_enemy
        bcc     @next
        sec
        lda     man_x,y
        sbc     ai_goal_x
        jsr     size
        cmp     #GUARDED
        bcs     @next
        sec
        lda     man_y,y
        sbc     ai_goal_y
        jsr     size
        cmp     #GUARDED
        bcc     @yes
@next:  dex
        bpl     @man
        clc
        rts
@yes:   sec
        rts
.endproc
