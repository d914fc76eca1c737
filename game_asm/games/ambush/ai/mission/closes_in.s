; Outposts that hear the others fight.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export closes_in, comes_near
        .import aim_hears, aim_row, goal_distance, holds_well, in_house, man_fit

        .segment "COMPUTER"

HELPS           = 12                    ; squares from an enemy at which an outpost stops
ROOFED          = 22                    ; within which one under a roof stays

;;; closes_in -- outposts that have lost a man have an enemy to go to
;;; rule:     16.A.4 W24  whom the patrol has passed stops nobody
;;; in:       ai_aim ai_first ai_foe ai_skill; st_scenario st_side; known_x known_y man_in_play
;;;           man_wounds
;;; out:      ai_goal_x/y = where an enemy was seen last, when a man of theirs is down
;;; clobbers: A X Y zp_t0
;;; cycles:   <= 1000
.proc closes_in
        jsr     aim_row
        lda     aim_hears,x
        beq     @done
        jsr     holds_well
        bcc     @done
        ldx     ai_first
        ldy     #SQUAD
@man:   jsr     man_fit
        bcc     @fallen
        inx
        dey
        bne     @man
@done:  rts
@fallen:
        lda     #$FF
        sta     zp_t0
        ldx     ai_foe
        ldy     #SQUAD
@enemy: lda     known_x,x
        beq     @next
        cmp     zp_t0
        bcs     @next
        sta     zp_t0
        and     #KNOWN_COLUMN
        sta     ai_goal_x
        lda     known_y,x
        sta     ai_goal_y
@next:  inx
        dey
        bne     @enemy
        rts
.endproc

;;; comes_near -- does he come to help? From under a roof only when it is far
;;; rule:     W24
;;; in:       zp_actor; A = squares within which he hears it; ai_danger ai_goal_x/y; man_x man_y
;;; out:      C = 1 when he does
;;; clobbers: A X Y zp_from_x zp_from_y zp_ptr0 zp_t0 zp_t1 zp_to_x zp_to_y
;;; cycles:   <= 320
.proc comes_near
        pha
        jsr     goal_distance
        sta     zp_t0
        pla
        cmp     zp_t0
        bcc     @no
        lda     ai_danger
        cmp     #DANGER_SEEN
        beq     @no
        lda     zp_t0
        cmp     #HELPS
        bcc     @no
        cmp     #ROOFED
        bcs     @yes
        jsr     in_house
        bcs     @no
@yes:   sec
        rts
@no:    clc
        rts
.endproc
