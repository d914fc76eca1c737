        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "resolve/resolve.inc"
        .export fight_start, fight_wait
        .import order_time, movie_add, man_changed, sneak_doubles

        .segment "RESOLVE"

BLOW_TIME       = 15                    ; points for an average man (12.8)

;;; fight_start -- an attacker and an enemy in his square come to blows
;;; rule:     12.8  both are in hand-to-hand status
;;; in:       X = attacker; Y = enemy; A = attacker's facing when it is over
;;; out:      fight_* act_* man_facing man_spent_*; a man who is fighting already goes
;;;           on; any_changed changed
;;; clobbers: A X Y zp_other and what order_time uses and what the rules use
;;; cycles:   -
.proc fight_start
        sta     fight_facing,x
        sty     zp_other
        tya
        sta     fight_with,x
        jsr     fight_lock
        ldx     zp_other
        lda     fight_with,x
        cmp     #SOLDIERS
        bcc     @done                   ; he has an enemy already
        lda     zp_actor
        sta     fight_with,x
        lda     man_facing,x
        sta     fight_facing,x
        jsr     act_suspend
        jsr     fight_lock
@done:  rts
.endproc

; X = man: facing 9, first blow after his own time for it
.proc fight_lock
        lda     #FACING_FIGHT
        sta     man_facing,x
        sta     zp_arg0
        lda     #EV_FACE
        jsr     movie_add
        jsr     man_changed
        lda     #ACT_FIGHT
        sta     act_kind,x
        lda     #NEVER
        sta     act_wake,x
        lda     #0
        sta     act_motion,x
        sta     act_firing,x
        ; on into fight_wait
.endproc
        falls_into fight_wait

;;; fight_wait -- when a man in hand-to-hand status can strike next
;;; rule:     12.8
;;; in:       X = man; zp_now
;;; out:      fight_next of his; act_fights = 1; X kept
;;; clobbers: A Y zp_time zp_t6 and what order_time uses
;;; cycles:   -
.proc fight_wait
        lda     #0
        sta     zp_time                 ; order_time takes 256ths
        sta     zp_t6
        lda     #BLOW_TIME
        jsr     sneak_doubles
        sta     zp_time+1
        jsr     order_time
        clc
        lda     zp_time
        adc     zp_now
        bcc     @time
        lda     #NEVER
@time:  sta     fight_next,x
        lda     #1
        sta     act_fights
        rts
.endproc

; X = man: what he was about is put off; the time spent on it counts when he goes on
; with it
.proc act_suspend
        lda     act_kind,x
        cmp     #ACT_TURN
        bcc     @done
        sec
        lda     zp_now
        sbc     act_since,x
        bcs     @spent
        lda     #0
@spent: clc
        adc     act_credit_lo,x
        sta     man_spent_lo,x
        lda     #0
        adc     act_credit_hi,x
        sta     man_spent_hi,x
@done:  rts
.endproc
