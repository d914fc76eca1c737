; Whether the side's men gather or attack.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export phase_find
        .import man_fit, waits_for_him, skill_halts, skill_plunge, skill_fresh
        .import aim_average, aim_best

        .segment "COMPUTER"

BEST            = 3
PATIENCE        = 6                     ; turns for which they wait until all are fresh

;;; phase_find -- do the men still gather out of sight, or attack together?
;;; rule:     W24  one by one they would be shot one by one
;;; in:       ai_aim ai_hurry ai_skill ai_first; st_side st_attack st_scenario st_limit st_turn
;;; out:      ai_plunge: 0 = nobody enters an overlooked square, OPENLY = all go as they like;
;;;           ai_moved ai_contact = 0; st_attack; ai_skill = the row by which the average and
;;;           the very good attack in this scenario
;;; clobbers: A X Y
;;; cycles:   <= 1600
.proc phase_find
        lda     #0
        sta     ai_moved
        sta     ai_contact
        lda     #OPENLY
        sta     ai_plunge
        lda     ai_aim
        cmp     #AIM_HOLD
        beq     @done
        cmp     #AIM_TAKE
        beq     @done
        cmp     #AIM_REACH
        beq     @done
        jsr     attack_row
        jsr     waits_for_him
        bcs     @done
        ldx     ai_skill
        lda     skill_plunge,x
        beq     @done
        ldy     ai_hurry
        cpy     #HURRY_RUN
        beq     @done
        ldx     st_side
        lda     st_attack,x
        bmi     @attack
        cpy     #HURRY_PRESS
        beq     @begin
        cmp     #0
        beq     @gather
        cmp     #PATIENCE
        bcs     @begin
        jsr     side_fresh
        bcs     @begin
@gather:
        lda     #0
        beq     @set                    ; always
@begin: lda     #ATTACKING+ATTACK_TURNS
        sta     st_attack,x
@attack:
        ldx     ai_skill
        lda     skill_plunge,x
@set:   sta     ai_plunge
@done:  rts
.endproc

; ai_skill = X = the row by which the side attacks: what storms one place loses another
.proc attack_row
        ldx     ai_skill
        lda     skill_halts,x
        beq     @done                   ; rookies know one way only
        lda     st_scenario
        asl     a
        ora     st_side
        tay
        lda     aim_best,y
        cpx     #BEST
        bcs     @set
        lda     aim_average,y
@set:   tax
        stx     ai_skill
@done:  rts
.endproc

; C = 1 when everybody who can go has the endurance that his level wants; X kept
.proc side_fresh
        txa
        pha
        ldx     ai_first
        ldy     #SQUAD
@man:   jsr     man_fit
        bcc     @next
        tya
        pha
        ldy     ai_skill
        lda     man_endurance,x
        cmp     skill_fresh,y
        pla
        tay
        bcc     @no
@next:  inx
        dey
        bne     @man
        sec
@no:    pla
        tax
        rts
.endproc
