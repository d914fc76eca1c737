; Hand-to-hand combat: who is locked with whom, and the blows.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "resolve/resolve.inc"
        .export fight_start, fight_blow, fight_leave, fight_end
        .import order_time, fight_chance, chance_happens, rng_word, movie_add
        .import hurt_add, energy_spend, man_changed, man_fit

        .segment "RESOLVE"

BLOW_TIME       = 15                    ; points for an average man (12.8)
BLOW_ENERGY     = 20
PARRY_ENERGY    = 10

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

; X = man: when he can strike next; keeps X
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

;;; fight_blow -- a man in hand-to-hand status strikes
;;; rule:     12.8  20 energy to attack, 10 to defend; 9.0  twice that for who sneaks
;;; in:       X = zp_actor = man; C = 1 when he jumps
;;; out:      hurt_* energies fight_next; man_energy_lo
;;; clobbers: A X Y zp_other and what the rules use
;;; cycles:   -
.proc fight_blow
        lda     #0
        rol     a
        sta     zp_step                 ; 1 = jumping
        lda     fight_with,x
        sta     zp_other
        jsr     fight_wait
        lda     #BLOW_ENERGY
        jsr     spend
        bcs     @done                   ; too weak to strike
        lda     zp_step
        sta     zp_arg0
        ldx     zp_actor
        ldy     zp_other
        jsr     fight_chance            ; before the defender spends his energy
        ldx     zp_other
        lda     #PARRY_ENERGY
        jsr     spend
        ldx     zp_actor
        lda     man_x,x
        sta     zp_arg0
        lda     man_y,x
        sta     zp_arg1
        lda     #EV_FIGHT
        jsr     movie_add
        jsr     rng_word
        jsr     chance_happens
        bcc     @done
        ldx     zp_other
        lda     #HURT_FIGHT
        jmp     hurt_add
@done:  rts
.endproc

; A = a cost of man X as he pays it: twice while he sneaks (9.0); X kept
.proc sneak_doubles
        ldy     man_sneaking,x
        beq     @once
        asl     a
@once:  rts
.endproc

; A = energy of man X: C = 1 when he has not got it
.proc spend
        jsr     sneak_doubles
        sta     zp_energy+1
        lda     #0
        sta     zp_energy
        sta     zp_energy+2
        jmp     energy_spend
.endproc

;;; fight_leave -- a man is down: those who fought him are free again
;;; rule:     12.8  the status lasts unless one dies or goes into shock
;;; in:       zp_actor = man who went down
;;; out:      fight_with act_kind man_facing; X = zp_actor; changed fight_next movie_end
;;;           movie_log
;;; clobbers: A X Y zp_other zp_arg0 zp_ptr0
;;; cycles:   -
.proc fight_leave
        ldx     zp_actor
        lda     fight_with,x
        cmp     #SOLDIERS
        bcs     @others
        jsr     fight_end
        lda     #ACT_NONE
        sta     act_kind,x
@others:
        ldx     #SOLDIERS-1
@man:   lda     fight_with,x
        cmp     zp_actor
        bne     @next
        jsr     fight_end
        jsr     fight_again
@next:  dex
        bpl     @man
        ldx     zp_actor
        rts
.endproc

; X = man whose enemy fell: someone else may still be at him; keeps X
.proc fight_again
        txa
        ldy     #SOLDIERS-1
@man:   cmp     fight_with,y
        beq     @found
        dey
        bpl     @man
        rts
@found: tya
        sta     fight_with,x
        lda     #FACING_FIGHT
        sta     man_facing,x
        lda     #ACT_FIGHT
        sta     act_kind,x
        rts
.endproc

;;; fight_end -- a man's hand-to-hand status is over
;;; rule:     12.8  he faces as before, or scans after a jump, and goes on with his
;;;           orders
;;; in:       X = man with fight_with set
;;; out:      fight_with man_facing act_kind; X kept; fight_next movie_end movie_log
;;;           changed any_changed
;;; clobbers: A Y zp_arg0 zp_ptr0
;;; cycles:   -
.proc fight_end
        lda     #NO_MAN
        sta     fight_with,x
        lda     #NEVER
        sta     fight_next,x
        lda     #ACT_READY
        sta     act_kind,x
        lda     fight_facing,x
        sta     man_facing,x
        sta     zp_arg0
        lda     #EV_FACE
        jsr     movie_add
        jmp     man_changed
.endproc
