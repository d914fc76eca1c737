; Bursts at the best target.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_shoot, plan_prone
        .import try_square, try_turn, try_one, best_target, facing_to, squares_to_enemy
        .import skill_prone, skill_reload, skill_halts, skill_least, man_seen, holds_well, plan_try
        .import sneak_hunter

        .segment "COMPUTER"

BURSTS          = 4                     ; before he loads
BURSTS_MOST     = 9
BURSTS_FEW      = 2                     ; of who holds a place, at one who may go on
LEAVE           = 3                     ; order space for what follows
LAST            = 40                    ; time points that a last burst may take
WATCH_MOST      = 99                    ; FApptt
TOO_NEAR        = 3                     ; he does not lie down before an enemy so near

;;; plan_shoot -- fire at zp_ai_best until the time or the paper is over
;;; rule:     12.2  single bursts; 12.5  loading
;;; in:       zp_actor; zp_ai_best, zp_ai_odds as best_target left them; zp_gun
;;; out:      man_orders; changes man_facing, man_order_count, man_posture, man_sneaking
;;; clobbers: A X Y ai_* and what the rules use
;;; cycles:   -
.proc plan_shoot
        jsr     plan_prone
        jsr     sneak_hunter
        lda     #0
        sta     ai_steps
@burst: ldx     zp_actor
        lda     man_order_count,x
        cmp     #ORDERS_MAX-LEAVE
        bcs     @done
        jsr     enough
        cmp     ai_steps
        beq     @done
        bcc     @done                   ; the target may be another by now
        jsr     looks_on
        bcs     @done
        ldy     zp_ai_best
        lda     #ORD_FS
        jsr     try_square
        bcs     @done
        inc     ai_steps
        lda     ai_steps
        and     #BURSTS-1
        bne     @burst
        ldx     ai_skill
        lda     skill_reload,x
        beq     @burst
        lda     zp_gun
        ldy     #ORD_LOAD
        jsr     try_one
        jmp     @burst
@done:  jmp     look_on
.endproc

; C = 1 when he has fired, and what is left is for one more order, be it too long for this turn
.proc looks_on
        ldx     ai_steps
        beq     @no
        ldx     ai_skill
        lda     skill_halts,x
        beq     @no
        lda     #LAST
        cmp     ai_time
        rts
@no:    clc
        rts
.endproc

; Bursts at one who is down take no time: in what they leave he looks for another.
.proc look_on
        ldx     ai_skill
        lda     skill_halts,x
        beq     @done
        lda     ai_time
        beq     @done
        cmp     #WATCH_MOST
        bcs     @done                   ; then he does so anyway
        lda     #ORD_FA
        sta     zp_order
        lda     skill_least,x
        sta     zp_order+1
        lda     #WATCH_MOST
        sta     zp_order+2
        lda     #0
        sta     zp_order+3
        jmp     plan_try
@done:  rts
.endproc

; A = bursts of this turn: who holds a place watches for whoever else comes on, unless he sees
; that his target lies.
.proc enough
        jsr     holds_well
        lda     #BURSTS_MOST
        bcc     @done
        ldy     zp_ai_best
        ldx     man_posture,y
        beq     @few
        ldx     man_seen,y
        bne     @done
@few:   lda     #BURSTS_FEW
@done:  rts
.endproc

;;; plan_prone -- lie down to fight, unless that hides the enemy
;;; rule:     12.9.2  half the chance to be hit; 10.9  two prone men and a hedge or window
;;; in:       zp_actor; zp_ai_best = target; zp_gun
;;; out:      man_orders; zp_ai_best, zp_ai_odds; changes man_facing, man_order_count,
;;;           man_posture, man_sneaking
;;; clobbers: A X Y ai_* and what the rules use
;;; cycles:   -
.proc plan_prone
        ldy     ai_skill
        lda     skill_prone,y
        beq     @done
        ldx     zp_actor
        lda     man_posture,x
        bne     @done
        lda     zp_near_far
        cmp     #TOO_NEAR
        bcc     @done
        lda     zp_ai_best
        pha
        lda     #POSTURE_PRONE
        sta     man_posture,x
        jsr     best_target
        ldx     zp_actor
        lda     #POSTURE_UPRIGHT
        sta     man_posture,x
        pla
        bcc     @keep
        ldy     zp_ai_best
        jsr     squares_to_enemy
        jsr     facing_to
        cmp     #0
        beq     @done
        ldy     #'F'
        jmp     try_turn
@keep:  sta     zp_ai_best
@done:  rts
.endproc
