; Who is to fight no longer sneaks.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export sneak_end, sneak_hunter
        .import try_plain, skill_rises

        .segment "COMPUTER"

;;; sneak_hunter -- who seeks the enemy and sneaks ceases to before he fires or throws
;;; rule:     9.0
;;; in:       zp_actor; ai_aim ai_skill
;;; out:      man_orders; changes man_order_count, man_sneaking
;;; clobbers: A X Y ai_* and what plan_try uses
;;; cycles:   -
.proc sneak_hunter
        lda     ai_aim
        .assert AIM_HUNT = 0, error, "others go on as they are"
        beq     sneak_end
        rts
.endproc

;;; sneak_end -- a man who sneaks ceases to, if his level knows to
;;; rule:     9.0  what he does while he sneaks takes twice its time
;;; in:       zp_actor; ai_skill
;;; out:      man_orders; changes man_order_count, man_sneaking
;;; clobbers: A X Y ai_* and what plan_try uses
;;; cycles:   -
.proc sneak_end
        ldx     zp_actor
        lda     man_sneaking,x
        beq     @done
        ldy     ai_skill
        lda     skill_rises,y
        beq     @done
        lda     #ORD_SE
        jmp     try_plain
@done:  rts
.endproc
