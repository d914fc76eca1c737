; What a man is ready for.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export engage_odds, thinks, is_spent
        .import goal_distance, rng_next, skill_blunder, skill_engage, skill_least, skill_rest

BREATHLESS      = 9                     ; endurance below which he rests whatever comes
SPARE           = 30                    ; endurance below which who is to go on stops for no shot
NEVER           = 101                   ; per cent
PLASTIC         = 30                    ; per cent, of a side that brings plastic and has to go on
COVERS          = 12                    ; squares from the goal
BESIEGED        = 8                     ; an enemy so near lets nobody rest

        .segment "COMPUTER"

;;; engage_odds -- how good a shot must be before he stops for it: the less time the better
;;; rule:     W24
;;; in:       zp_actor; ai_skill ai_aim ai_hurry ai_goal_x/y; man_endurance man_x man_y
;;; out:      ai_engage = per cent
;;; clobbers: A X Y zp_t0 zp_t1 zp_to_x zp_to_y
;;; cycles:   <= 200
.proc engage_odds
        ldx     ai_skill
        lda     skill_least,x
        ldy     ai_aim
        cpy     #AIM_HOLD
        beq     @set
        lda     skill_engage,x
        ldy     ai_hurry
        beq     @set
        ldx     ai_aim
        .assert AIM_HUNT = 0, error, "an enemy has no place to be at in time"
        beq     @tired
        lda     hurried-1,y
        ldx     ai_aim
        cpx     #AIM_BOMB
        bcc     @tired
        cpx     #AIM_TAKE               ; of the alleys no square is the goal
        beq     @tired
        pha
        jsr     goal_distance           ; near the goal the others cover him who sets the fuse
        cmp     #COVERS
        pla
        bcc     @cover
        cpy     #HURRY_PRESS
        bne     @tired
        lda     #PLASTIC                ; the carrier cannot go alone
        bne     @tired                  ; always
@cover: ldx     ai_skill
        lda     skill_engage,x
@tired: ldy     zp_actor
        ldx     man_endurance,y
        cpx     #SPARE
        bcs     @set
        lda     #NEVER
@set:   sta     ai_engage
        rts
.endproc

; by HURRY_PRESS and HURRY_RUN, in per cent
hurried: .byte  12, 70

;;; thinks -- does he play badly this turn? Far from every enemy he knows of he does not
;;; rule:     16.A  skill levels
;;; in:       ai_skill; zp_near_far
;;; out:      ai_blunder; changes rng_seed
;;; clobbers: A X Y
;;; cycles:   <= 300
.proc thinks
        ldy     ai_skill
        jsr     rng_next
        cmp     skill_blunder,y
        lda     #0
        bcs     @well
        ldy     zp_near_far
        cpy     #ALERT
        rol     a
        eor     #1
@well:  sta     ai_blunder
        rts
.endproc

;;; is_spent -- must he rest? An enemy close by, or haste, lets him only when he has no breath left
;;; rule:     W24  endurance
;;; in:       zp_actor zp_near_far; ai_skill ai_hurry ai_danger; man_endurance
;;; out:      C = 1 when he must
;;; clobbers: A X Y
;;; cycles:   <= 60
.proc is_spent
        ldx     zp_actor
        ldy     ai_skill
        lda     man_endurance,x
        cmp     skill_rest,y
        bcs     @no
        cmp     #BREATHLESS
        bcc     @yes
        ldy     ai_hurry
        cpy     #HURRY_RUN
        bne     @besieged
        lda     ai_danger
        cmp     #DANGER_SEEN
        beq     @no
        sec
        rts
@besieged:
        lda     zp_near_far
        cmp     #BESIEGED
        rts
@yes:   sec
        rts
@no:    clc
        rts
.endproc
