; The plastic of a man who is down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_fetch
        .import try_one, goal_distance, ai_may_set_fuse

        .segment "COMPUTER"

;;; plan_fetch -- take up the plastic where its carrier lies
;;; rule:     7.1.1  weapons of men who are down may be taken; 4.11.3  the leader may try
;;; in:       zp_actor = zp_man; ai_aim
;;; out:      man_orders
;;; clobbers: A X Y and what plan_try uses
;;; cycles:   -
.proc plan_fetch
        lda     ai_aim
        cmp     #AIM_FETCH
        bne     @done
        jsr     goal_distance
        cmp     #0
        bne     @done
        jsr     ai_may_set_fuse
        bcc     @done
        ldy     #ORD_GET
        lda     #WEAPON_PLASTIC
        jmp     try_one
@done:  rts
.endproc
