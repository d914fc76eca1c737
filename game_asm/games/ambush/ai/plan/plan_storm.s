; Hand to hand, where that is cheaper than bursts.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_storm
        .import move_step, known_enemy, facing_to, try_turn, try_move, try_plain, skill_storm
        .import friend_ends

        .segment "COMPUTER"

STRENGTH        = 100                   ; energy for the way and four blows, and to parry as many
STEPS_MOST      = 3

; bursts in the time of two blows, by kind from the machine gun
bursts: .byte   4, 2, 1

;;; plan_storm -- run at an enemy close by and fight him, if two blows promise more than bursts
;;; rule:     12.8  hand-to-hand combat; W16: his ability against an average man's
;;; in:       zp_actor; zp_near zp_near_far; zp_ai_odds = chance of his best shot; zp_gun; ai_first
;;;           ai_claim_x ai_claim_y; man_in_play man_wounds
;;; out:      C = 1 when he does, and no friend before him: man_orders; his state as it will be
;;; clobbers: A X Y ai_* zp_to_x zp_to_y and what plan_try uses
;;; cycles:   -
.proc plan_storm
        ldx     ai_skill
        lda     zp_near_far
        beq     @not                    ; they fight already
        cmp     skill_storm,x
        beq     @close
        bcc     @close
@not:   clc
        rts
@close: ldx     zp_actor
        cpx     ai_carrier
        beq     @not
        ldy     zp_near
        jsr     known_enemy
        bcc     @not
        jsr     his_facing
        jsr     friend_ends             ; a grenade would take both
        beq     @not
        lda     ai_energy+2
        bmi     @not
        bne     @strong
        lda     ai_energy+1
        cmp     #STRENGTH
        bcc     @not
@strong:
        jsr     way_there
        bcs     @not
        ldx     zp_actor
        lda     man_fighting,x          ; ten times it is the chance of two blows in per cent
        asl     a
        asl     a
        adc     man_fighting,x
        asl     a
        ldy     zp_gun
        ldx     bursts-WEAPON_MACHINE,y
@less:  sec
        sbc     zp_ai_odds
        bcc     @no
        dex
        bne     @less
        ldx     zp_actor
        lda     man_posture,x
        beq     @up
        ldy     #'S'
        lda     man_facing,x
        bne     @rise
        lda     #1
@rise:  jsr     try_turn
        bcs     @no
@up:    lda     #STEPS_MOST
        sta     storm_left
@step:  jsr     his_facing
        cmp     #0
        beq     @there
        dec     storm_left
        bmi     @done
        sta     zp_order+1
        lda     #1
        ldy     #'R'
        jsr     try_move
        bcc     @step
@done:  sec                             ; he is nearer, at least
        rts
@there: lda     #ORD_HH
        jsr     try_plain
        sec
        rts
@no:    clc
        rts
.endproc

; C = 1 when a wall bars the first step
.proc way_there
        jsr     his_facing              ; from his square
        jmp     move_step
.endproc

; A = the facing towards zp_near, 0 in his square
.proc his_facing
        ldy     zp_near
        lda     man_x,y
        sta     zp_to_x
        lda     man_y,y
        sta     zp_to_y
        jmp     facing_to
.endproc

        .segment "COMPUTER_BSS"
storm_left:     .res 1
