; Whether those who are to go somewhere fight before they go on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export fight_first, men_fit
        .import enemy_meets, time_left, left_hi, man_fit, anyone_near

ANY_AGE         = $FF                   ; of known_x
LATE            = 11                    ; times 256 points that the mission itself may take
AT_IT           = 1                     ; squares from the plastic of a man who is down
ROOKIES_GO      = 5                     ; row of skills.csv
LATEST          = 4                     ; and that two to one leave for it
LAST            = 0                     ; and three to one in the alleys for the last squares

        .segment "COMPUTER"

;;; fight_first -- while there is time, enemies near men who are more come before the goal
;;; rule:     W24  who goes past them, or fetches plastic under their eyes, is shot one by one
;;; in:       ai_aim ai_alarm ai_skill ai_first ai_foe ai_goal_x/y; the men; known_x known_y;
;;;           st_limit st_clock st_scenario st_side
;;; out:      ai_aim = AIM_HUNT and ai_goal_x = 0 when they do; ai_carrier kept: he waits;
;;;           ai_skill = the row of rookies who are to go somewhere
;;; clobbers: A X Y fight_own meet_* left_lo left_hi hurry_row zp_to_x zp_to_y zp_t0 zp_t1
;;;           zp_ai_t
;;; cycles:   <= 14500
.proc fight_first
        lda     ai_aim
        .assert AIM_HUNT = 0 && AIM_HOLD = 1, error, "the others are to go somewhere"
        cmp     #AIM_HOLD + 1
        bcc     @done
        ldx     ai_skill
        cpx     #2
        bcc     @rookie                 ; they know no better
        lda     ai_alarm
        bne     @done                   ; it ticks already
        lda     ai_aim
        cmp     #AIM_FETCH
        beq     @fetch
        cmp     #AIM_BOMB
        bne     @count
        lda     st_limit+1              ; they throw into the place: a duel with its windows only
        bne     @done                   ; takes their time
@count: ldx     ai_first
        jsr     men_fit
        sta     fight_own
        ldx     ai_foe
        jsr     men_fit
        ldy     ai_aim
        cpy     #AIM_TAKE
        beq     @few
        cmp     fight_own
        bcs     @done                   ; man for man they would not get the better of them
        ldy     #LATEST
        asl     a
        cmp     fight_own
        bcc     @clock
        beq     @clock
        ldy     #LATE
@clock: jsr     time_left
        bcc     @done
        cpy     left_hi
        bcs     @done
        lda     #ANY_AGE
        jsr     enemy_meets
        bcc     @done
        .assert AIM_HUNT = 0, error, "both are nothing"
        lda     #0
        sta     ai_aim
        sta     ai_goal_x
@done:  rts
@few:   asl     a                       ; there every square counts, but a few are soon hunted down
        adc     zp_t0                   ; C = 0
        cmp     fight_own
        beq     @last
        bcs     @done
@last:  ldy     #LAST
        beq     @clock                  ; always
@fetch: lda     ai_goal_x               ; one after another would go for it
        sta     zp_to_x
        lda     ai_goal_y
        sta     zp_to_y
        lda     #AT_IT
        jsr     anyone_near
        bcs     @done                   ; but he who is there takes it up
        ldy     #LATE
        bne     @clock                  ; always
@rookie:
        txa
        lsr     a
        bcc     @done                   ; one who only holds still
        lda     #ROOKIES_GO
        sta     ai_skill
        rts
.endproc

;;; men_fit -- men of a squad who can fight
;;; in:       X = first man of the squad
;;; out:      A, zp_t0 = how many
;;; clobbers: X Y
;;; cycles:   <= 900
.proc men_fit
        ldy     #SQUAD
        lda     #0
        sta     zp_t0
@man:   jsr     man_fit                 ; C = 1: he can
        lda     zp_t0
        adc     #0
        sta     zp_t0
        inx
        dey
        bne     @man
        rts
.endproc

        .segment "COMPUTER_BSS"
fight_own:      .res 1
