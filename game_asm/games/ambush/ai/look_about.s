; What a man does while nobody is about.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export look_about
        .import try_plain, try_turn, rng_next, skill_sneaks, skill_prone

        .segment "COMPUTER"

TURNS           = 32                    ; chance of 256 to look another way
SCANS           = 128                   ; and of these to look all round

;;; look_about -- now and then another way; the best lie unseen, and down between two rushes
;;; rule:     8.7  turning; 9.0  sneaking
;;; in:       zp_actor; ai_aim
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
        lda     #ORD_SB
        jsr     try_plain
        jmp     @turn
@rush:  lda     skill_prone,y
        cmp     #PRONE_ALWAYS
        bne     @turn
        ldx     zp_actor
        lda     man_posture,x
        bne     @turn
        lda     man_facing,x
        beq     @turn
        lda     ai_aim
        cmp     #AIM_HOLD+1
        bcs     @turn                   ; he would only have to get up again
        lda     ai_hurry
        bne     @turn
        ldy     #'F'
        jsr     try_turn
@turn:  jsr     rng_next
        cmp     #TURNS
        bcs     @done
        lda     ai_aim
        cmp     #AIM_HOLD
        bne     @done
        jsr     rng_next
        cmp     #SCANS
        and     #6
        ora     #1                      ; one of the straight facings
        bcc     @way
        lda     #FACING_SCAN
@way:   ldx     zp_actor
        cmp     man_facing,x
        beq     @done
        ldy     #'R'
        jmp     try_turn
@done:  rts
.endproc
