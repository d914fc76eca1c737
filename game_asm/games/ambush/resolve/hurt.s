; Wounds of one time point: collected first, dealt out together afterwards.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export hurt_add, hurt_apply
        .import wound, wound_kill, rng_word, rng_next, movie_add, orders_clear
        .import man_changed, man_easier, deed_add, fight_leave, sound_scream

        .segment "RESOLVE"

HURTS = 48

;;; hurt_add -- note that a soldier is hit
;;; in:       X = man; A = HURT_*; hurt_owner = whose deed it is
;;; out:      hurt_*
;;; clobbers: A Y
;;; cycles:   <= 50
.proc hurt_add
        ldy     hurt_count
        cpy     #HURTS
        bcs     @full                   ; more than all men, by five blasts
        sta     hurt_kind,y
        txa
        sta     hurt_man,y
        lda     hurt_owner
        sta     hurt_by,y
        inc     hurt_count
@full:  rts
.endproc

;;; hurt_apply -- deal out the wounds of this point
;;; rule:     12.10  1 to 99 points; above 10 he falls and his orders are void; screams
;;; in:       hurt_*
;;; out:      man_wounds man_posture man_orders man_order_count act_*; hurt_count = 0; man_hits
;;;           man_downed fresh any_changed control_due
;;; clobbers: A X Y zp_actor zp_index zp_inner, what the rules use and the turn's own
;;; cycles:   -
; At most 20 cycles when there are none.
.proc hurt_apply
        lda     #0
        sta     zp_index
@next:  ldy     zp_index
        cpy     hurt_count
        beq     @done
        jsr     hurt_one
        inc     zp_index
        bne     @next                   ; always
@done:  lda     #0
        sta     hurt_count
        rts
.endproc

; Y = entry of the list
.proc hurt_one
        ldx     hurt_man,y
        stx     zp_actor
        lda     man_wounds,x
        cmp     #WOUNDS_DEAD
        bcc     @alive
        rts
@alive: sta     zp_inner                ; wounds before
        lda     man_posture,x
        sta     zp_step
        lda     hurt_kind,y
        cmp     #HURT_KILLED
        beq     @kill
        jsr     rng_word
        ldx     zp_actor
        jsr     wound
        bcc     @light
        bcs     @falls                  ; always
@kill:  jsr     wound_kill
@falls: ldx     zp_actor
        jsr     orders_clear
        lda     fight_with,x
        cmp     #SOLDIERS
        bcc     @fights                 ; he cannot get away
        lda     #ACT_NONE
        sta     act_kind,x
        sta     act_firing,x
        sta     act_motion,x
        jsr     man_easier              ; he moves no longer
        lda     #NEVER
        sta     act_wake,x
@fights:
        lda     man_posture,x
        cmp     zp_step
        beq     @light
        lda     #EV_FALL
        jsr     movie_add
        jsr     man_changed
@light: jsr     deed_add
        ldx     zp_actor
        lda     man_wounds,x
        sta     zp_arg0
        lda     #EV_HIT
        jsr     movie_add
        lda     man_wounds,x
        ldy     #EV_DEAD
        cmp     #WOUNDS_DEAD
        bcs     @down
        cmp     #WOUNDS_SHOCK
        bcc     @scream
        ldy     #EV_SHOCK
@down:  tya
        pha
        lda     zp_inner
        cmp     #WOUNDS_SHOCK
        pla
        bcc     @fresh
        cmp     #EV_SHOCK               ; in shock before: only death is news
        beq     @scream
@fresh: jsr     movie_add
        jsr     man_changed
        sta     control_due             ; A = 1: another may lead now
        jsr     fight_leave
@scream:
        ldy     zp_index
        lda     hurt_kind,y
        cmp     #HURT_FIGHT
        beq     @loud
        jsr     rng_next
        bmi     @done
@loud:  ldx     zp_actor
        lda     #EV_SCREAM
        jsr     movie_add
        jmp     sound_scream
@done:  rts
.endproc
