; What a man does while nobody is about.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export look_about, looks_for
        .import holds_well, outlook, try_plain, turn_to, lie_down, facing_to, rng_next
        .import squares_to_enemy
        .import skill_sneaks, skill_prone, skill_arcs, skill_bound
        .import aim_row, aim_guard_x, aim_guard_y, aim_hears

        .segment "COMPUTER"

TURNS           = 32                    ; chance of 256 to look another way
SCANS           = 128                   ; and of these to look all round

;;; look_about -- now and then another way; the best lie unseen, and down between two rushes
;;; rule:     8.7  turning; 9.0  sneaking
;;; in:       zp_actor; ai_aim ai_goal_x ai_plunge ai_skill; st_scenario st_side
;;; out:      man_orders; changes man_facing, man_order_count, man_posture, man_sneaking
;;; clobbers: A X Y rng_seed ai_* and what plan_try uses
;;; cycles:   -
.proc look_about
        ldy     ai_skill
        lda     skill_sneaks,y
        beq     @rush
        lda     ai_aim
        cmp     #AIM_HOLD
        bne     @rush
        lda     ai_goal_x               ; who guards no place does not sneak: his first shot would
        beq     @rush                   ; take twice its time
        jsr     aim_row
        lda     aim_hears,x
        bne     @rush
        lda     #ORD_SB
        jsr     try_plain
        ldy     ai_skill
@rush:  lda     skill_prone,y
        cmp     #PRONE_ALWAYS
        bne     @turn
        lda     ai_aim
        cmp     #AIM_HOLD+1
        bcc     @lie
        lda     ai_plunge
        beq     @lie                    ; who gathers is shot at where he waits
        lda     skill_bound,y
        cmp     #BOUND_MARCH
        bcc     @turn                   ; he would only have to get up again
@lie:   lda     ai_aim
        .assert AIM_HUNT = 0, error, "the enemy need not be sought upright"
        beq     @down
        lda     ai_hurry
        bne     @turn
@down:  jsr     lie_down
@turn:  lda     ai_aim
        cmp     #AIM_HOLD
        bne     arc
        jsr     guarded
        beq     @chance
        sta     zp_ai_t
        jsr     holds_well
        bcc     @told
        lda     zp_ai_t
        jsr     outlook
        bcs     @way
@told:  jsr     expected
        lda     zp_ai_t
        bcs     @way
@chance:
        jsr     rng_next
        cmp     #TURNS
        bcs     @done
        jsr     rng_next
        cmp     #SCANS
        and     #6
        ora     #1                      ; one of the straight facings
        bcc     @way
        lda     #FACING_SCAN
@way:   jmp     turn_to
@done:  rts
.endproc

;;; looks_for -- whence a man who holds a place may see an enemy come
;;; in:       zp_actor; ai_skill; zp_near zp_near_far; st_scenario st_side
;;; out:      A = facing 1..8; X = zp_actor
;;; clobbers: Y zp_to_x zp_to_y zp_from_x zp_from_y zp_t0 zp_t1 zp_facing
;;; cycles:   <= 1500
.proc looks_for
        lda     zp_near_far
        cmp     #ALERT
        bcs     @told
        ldy     zp_near
        jsr     squares_to_enemy
        jsr     faced
        jmp     @one
@told:  jsr     guarded
@one:   bne     @done
        lda     #1
@done:  rts
.endproc

; A = facing whence the scenario brings the enemy, of who stands there or is not told as he looks;
; Z = 1 when that is all round.
.proc guarded
        jsr     expected
        bcc     as_he_looks
.endproc
        falls_into faced

; The same towards zp_to_x/y.
.proc faced
        jsr     facing_to
        cmp     #0
        bne     looked
.endproc
        falls_into as_he_looks

.proc as_he_looks
        ldx     zp_actor
        lda     man_facing,x
.endproc
looked: rts

; C = 1 when the scenario tells those who know to look about whence the enemy comes: zp_to_x/y
.proc expected
        ldx     ai_skill
        lda     skill_arcs,x
        beq     @no
        jsr     aim_row
        lda     aim_guard_y,x
        sta     zp_to_y
        lda     aim_guard_x,x
        sta     zp_to_x
        cmp     #1
        rts
@no:    clc
        rts
.endproc

; On the march some look ahead, some to the sides, one back: whoever fires at them is seen.
.proc arc
        ldx     ai_skill
        lda     skill_arcs,x
        beq     @done
        lda     ai_goal_x
        beq     @done
        sta     zp_to_x
        lda     ai_goal_y
        sta     zp_to_y
        jsr     facing_to
        cmp     #0
        beq     @done                   ; he is there
        sta     zp_ai_t
        txa
        sec
        sbc     ai_first
        tax
        lda     arcs,x
        adc     zp_ai_t                 ; C = 1: facings count from 1
        sec
        sbc     #2
        and     #7
        tax
        inx
        txa
        jmp     turn_to
@done:  rts
.endproc

; eighths of a turn from the way to the goal, by man
arcs:   .byte   0, 2, 6, 0, 6, 2, 4, 0, 2, 6
