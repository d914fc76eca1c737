; Soldiers who watch an area fire at what they see.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "resolve/resolve.inc"
        .export area_fire, area_wait
        .import order_first, gun_ready, shot_odds, chance_percent, shot_fire
        .import action_cost
        .import step_finish, man_fit, seen_bit_lo, seen_bit_hi

        .segment "RESOLVE"

ORDER_LEAST = 1                         ; of an FA order in zp_order
ORDER_TIME  = 2

;;; area_fire -- let every area firer who can fire do so
;;; rule:     12.3  first target seen whose chance is pp or more, then not before the
;;;           weapon's own time
;;; in:       act_kind act_ready fresh man_sees_*
;;; out:      hurt_* act_ready man_target and what firing changes; fresh cleared
;;; clobbers: A X Y zp_index zp_other zp_best zp_actor zp_inner zp_step and what the rules use
;;; cycles:   -
; A man who could fire before looks only at enemies that have moved, turned, risen, fallen or come
; in sight since: with the others nothing has changed.
.proc area_fire
        ldx     #SOLDIERS-1
@man:   lda     act_kind,x
        cmp     #ACT_AREA
        bne     @next
        lda     zp_now
        cmp     act_ready,x
        bcc     @next
        stx     zp_actor
        jsr     area_look
        ldx     zp_actor
@next:  dex
        bpl     @man
        lda     #0
        ldx     #SOLDIERS-1
@clear: sta     fresh,x
        dex
        bpl     @clear
        rts
.endproc

; X = zp_actor: find his best target and fire
.proc area_look
        jsr     order_first
        lda     #NO_MAN
        sta     zp_best
        sta     zp_best+1
        sta     zp_best+2
        ldx     zp_actor
        jsr     gun_ready
        sta     zp_inner                ; his weapon
        bcc     @empty
        lda     #0
        sta     zp_index
@enemy: jsr     area_enemy
        bcc     @next
        lda     zp_chance               ; smaller is likelier
        cmp     zp_best+1
        lda     zp_chance+1
        sbc     zp_best+2
        bcs     @next
        jsr     chance_percent          ; keeps zp_chance
        cmp     zp_order+ORDER_LEAST
        bcc     @next
        lda     zp_other
        sta     zp_best
        lda     zp_chance
        sta     zp_best+1
        lda     zp_chance+1
        sta     zp_best+2
@next:  inc     zp_index
        lda     zp_index
        cmp     #SQUAD
        bne     @enemy
        lda     zp_best
        cmp     #SOLDIERS
        bcs     @done
        sta     zp_other
        lda     #1
        jsr     shot_fire
        bcc     @done
        jsr     area_again
        ldx     zp_actor
        jsr     gun_ready
        bcc     @empty
@done:  rts
@empty: jmp     area_over
.endproc

; zp_index = number of an enemy: C = 1 when he is worth a look; zp_other, zp_chance
.proc area_enemy
        ldx     zp_actor
        ldy     zp_index
        lda     man_sees_lo,x
        and     seen_bit_lo,y
        bne     @seen
        lda     man_sees_hi,x
        and     seen_bit_hi,y
        beq     @no
@seen:  tya
        cpx     #SQUAD
        bcs     @other
        adc     #SQUAD                  ; C = 0 here
@other: sta     zp_other
        tay
        lda     act_ready,x
        cmp     zp_now
        beq     @look
        lda     fresh,y
        ora     fresh,x                 ; he has turned himself
        beq     @no
@look:
        ldx     zp_other
        jsr     man_fit
        bcc     @no
        lda     zp_inner
        sta     zp_arg0
        lda     #1
        sta     zp_step
        jmp     shot_odds
@no:    clc
        rts
.endproc

; The time until he can fire again: that of a single burst.
.proc area_again
        lda     #ORD_FS
        sta     zp_order
        ldx     zp_actor
        jsr     action_cost
        lda     zp_time
        sta     zp_t0
        ldx     zp_actor
        lda     zp_now
        ; on into area_wait
.endproc
        falls_into area_wait

;;; area_wait -- until when an area firer may not fire
;;; rule:     12.3.3  not before his weapon's time has passed, in this order or another
;;; in:       X = man; A = since when, zp_t0 = for how many points: together within 127 of the
;;;           turn's end; st_turn_length
;;; out:      act_ready; man_target = what reaches into the next turn, its complement; X kept
;;; clobbers: A
;;; cycles:   <= 40
.proc area_wait
        clc
        adc     zp_t0
        bcs     @late
        cmp     st_turn_length
        bcc     @ready
        beq     @ready
@late:  sbc     st_turn_length          ; C = 1 here
        eor     #$FF                    ; of 0 it would be NO_MAN
        sta     man_target,x
        lda     #NEVER
@ready: sta     act_ready,x
        rts
.endproc

; His weapon is empty: the order ends here, and costs what it has lasted.
.proc area_over
        ldx     zp_actor
        jsr     order_first
        sec
        lda     zp_now
        sbc     act_since,x
        clc
        adc     act_credit_lo,x
        cmp     zp_order+ORDER_TIME
        bcs     @cost                   ; never more than the whole
        sta     zp_order+ORDER_TIME
@cost:  jsr     action_cost
        ldx     zp_actor
        lda     zp_energy
        sta     act_energy_f,x
        lda     zp_energy+1
        sta     act_energy_lo,x
        lda     zp_energy+2
        sta     act_energy_hi,x
        jmp     step_finish
.endproc
