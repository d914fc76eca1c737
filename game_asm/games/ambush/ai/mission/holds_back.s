; Whether a man who seeks the enemy waits for a better time.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export holds_back, waits_for_him
        .import battle_drags, aim_kind, skill_bears, skill_fresh, skill_waits

        .segment "COMPUTER"

;;; holds_back -- is he too tired to attack, or has the enemy had the better of it?
;;; rule:     W24  then he who seeks the enemy waits, unless the battle has a limit or drags on
;;; in:       zp_actor; ai_aim ai_first ai_foe ai_skill; st_limit st_turn st_scenario st_side;
;;;           man_endurance man_in_play man_wounds
;;; out:      C = 1 while the enemy, who seeks him too, may yet come to him; when his squad has
;;;           lost so many more men than the enemy's as the level bears; or when it is not ahead and
;;;           he is less fresh than his level wants him
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   <= 1000
.proc holds_back
        jsr     has_time
        bcc     @no
        jsr     waits_for_him
        bcs     @yes
        ldx     ai_foe
        jsr     fallen
        sty     zp_t0
        ldx     ai_first
        jsr     fallen
        cpy     zp_t0
        bcc     @no                     ; it has the better of them: on
        tya
        sbc     zp_t0
        ldx     ai_skill
        cmp     skill_bears,x
        bcs     @yes
        ldy     zp_actor
        lda     man_endurance,y
        cmp     skill_fresh,x
        bcs     @no
@yes:   sec
        rts
@no:    clc
        rts
.endproc

;;; waits_for_him -- may the enemy, who seeks him too, yet come to him?
;;; rule:     W24
;;; in:       ai_aim ai_skill; st_limit st_turn st_scenario st_side
;;; out:      C = 1 when he may
;;; clobbers: A X
;;; cycles:   <= 200
.proc waits_for_him
        jsr     has_time
        bcc     @no
        lda     st_scenario
        asl     a
        ora     st_side
        eor     #1
        tax
        lda     aim_kind,x
        bne     @no                     ; the enemy does not come
        ldx     ai_skill
        lda     st_turn
        cmp     skill_waits,x
        bcs     @no
        sec
        rts
@no:    clc
        rts
.endproc

; C = 1 when he seeks the enemy and nothing presses him
.proc has_time
        lda     ai_aim
        .assert AIM_HUNT = 0, error, "others have no time to lose"
        bne     @no
        lda     st_limit
        ora     st_limit+1
        bne     @no
        jsr     battle_drags
        bcs     @no
        sec
        rts
@no:    clc
        rts
.endproc

; Y = men of the squad that begins with X who are down
.proc fallen
        ldy     #0
        lda     #SQUAD
        sta     zp_t1
@man:   lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     #WOUNDS_SHOCK
        bcc     @next
        iny
@next:  inx
        dec     zp_t1
        bne     @man
        rts
.endproc
