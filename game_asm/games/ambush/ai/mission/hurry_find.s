; How much time the mission leaves.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export hurry_find, time_left, left_hi
        .import aim_turns, skill_care, skill_arrive, battle_drags
        .import flood_ready, way_time, need_lo, need_hi

        .segment "COMPUTER"

LAST            = 2                     ; times 256 points: the last squares of the alleys

;;; hurry_find -- deadlines counted back from the clock: the time left against that of the way
;;; rule:     W24  the time that a scenario gives, or where it gives none a time of its own
;;; in:       ai_aim ai_carrier ai_skill ai_first; st_limit st_clock st_scenario st_side st_stage
;;; out:      ai_hurry; distance
;;; clobbers: A X Y ai_* left_hi need_lo need_hi zp_t0..zp_t3 zp_index and what flood_ready uses
;;; cycles:   -
.proc hurry_find
        lda     #HURRY_NONE
        sta     ai_hurry
        lda     ai_aim
        cmp     #AIM_HOLD
        beq     @done
        cmp     #AIM_TAKE
        beq     @take
        cmp     #AIM_HUNT
        bne     @clock
        jsr     battle_drags            ; waiting has brought nothing
        bcs     @press
@clock:
        jsr     time_left
        bcs     @timed
        ldx     hurry_row
        lda     aim_turns,x
        beq     @done                   ; no time to keep
        .assert AIM_HUNT = 0, error, "an enemy has no place to run to"
        lda     ai_aim
        bne     @run
        beq     @press                  ; always
@timed: lda     ai_aim
        bne     @way
        ldx     hurry_row               ; who hunts is in a hurry in the second half
        lda     aim_turns,x
        lsr     a
        cmp     left_hi
        bcc     @done
@press: lda     #HURRY_PRESS
        sta     ai_hurry
@done:  rts
@take:  jsr     time_left
        lda     left_hi
        cmp     #LAST
        bcs     @press
@run:   lda     #HURRY_RUN
        sta     ai_hurry
        rts
@way:   jsr     flood_ready
        jsr     way_time
        lda     left_lo                 ; not even that: run
        sta     zp_t2
        lda     left_hi
        sta     zp_t3
        jsr     take_need
        bcc     @run
        lsr     need_hi
        ror     need_lo
        ldx     ai_skill
        ldy     skill_care,x            ; and by so many halves more: go on
        lda     ai_aim
        cmp     #AIM_REACH
        bne     @halves
        ldy     skill_arrive,x
@halves:
        tya
        beq     @done
@care:  jsr     take_need
        bcc     @press
        dey
        bne     @care
        rts
.endproc

; zp_t2/t3 less need_lo/hi; C = 0 when that is more
.proc take_need
        sec
        lda     zp_t2
        sbc     need_lo
        sta     zp_t2
        lda     zp_t3
        sbc     need_hi
        sta     zp_t3
        rts
.endproc

;;; time_left -- time points to the end, or to the end that the side sets itself
;;; rule:     W24
;;; in:       st_limit st_clock st_scenario st_side
;;; out:      left_lo left_hi; C = 0 when there is no end or it is past
;;; clobbers: A X hurry_row
;;; cycles:   <= 120
.proc time_left
        lda     st_scenario
        asl     a
        ora     st_side
        tax
        stx     hurry_row
        lda     st_limit
        sta     left_lo
        lda     st_limit+1
        sta     left_hi
        ora     left_lo
        bne     @limit
        lda     aim_turns,x
        beq     @none
        sta     left_hi                 ; a turn counts as 256
@limit: sec
        lda     left_lo
        sbc     st_clock
        sta     left_lo
        lda     left_hi
        sbc     st_clock+1
        sta     left_hi
        rts
@none:  clc
        rts
.endproc

        .segment "COMPUTER_BSS"
hurry_row:      .res 1                  ; of the tables by scenario and side
left_lo:        .res 1
left_hi:        .res 1
