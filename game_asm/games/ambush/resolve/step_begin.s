; A soldier begins the next step of his first order.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export step_begin
        .import order_first, order_done, orders_clear, man_fit, movie_add
        .import begin_move, begin_sneak, begin_unsneak, begin_prepare, begin_load
        .import begin_get, begin_drop, begin_shot, begin_area, begin_fight, begin_ambush
        .import begin_plastic, begin_throw, begin_wait, man_easier

        .segment "RESOLVE"

; by ORD_*, less one each: rts adds it.  Each begins with X = man, zp_order and answers
; C = 1, A = ACT_*, zp_time, zp_energy; or C = 0, A = VAIN_*: not possible, go on to the next.
begin_table:
        .word   begin_move-1, begin_move-1, begin_sneak-1, begin_unsneak-1
        .word   begin_prepare-1, begin_load-1, begin_get-1, begin_drop-1
        .word   begin_shot-1, begin_area-1, begin_fight-1, begin_ambush-1
        .word   begin_plastic-1, begin_throw-1, begin_wait-1

;;; step_begin -- find the next thing a soldier can do and start the clock on it
;;; rule:     5.1  time; 5.2  no energy clears the list; 5.3  the impossible is passed over;
;;;           6.6  at 0 endurance nothing is done; 12.3.1  who moves no longer is looked at again
;;; in:       zp_actor = man; zp_now
;;; out:      act_* of the man; man_order_count man_orders man_target; the log; fresh any_changed
;;; clobbers: A X Y and what the rules use and the turn's own
;;; cycles:   -
.proc step_begin
        ldx     zp_actor
        lda     act_motion,x
        pha
        jsr     begin_next
        ldx     zp_actor
        pla
        beq     @done                   ; he stood
        cmp     act_motion,x
        beq     @done
        bcc     @done                   ; harder to hit than before
        jmp     man_easier
@done:  rts
.endproc

.proc begin_next
@again: ldx     zp_actor
        lda     #ACT_NONE
        sta     act_kind,x
        sta     act_firing,x            ; ACT_NONE is 0, as is MOTION_STILL
        sta     act_motion,x
        lda     #NEVER
        sta     act_wake,x
        jsr     man_fit
        bcc     @clear
        jsr     order_first
        bcc     @done
        lda     man_energy_lo,x
        ora     man_energy_hi,x
        beq     @clear
        ldy     zp_order
        lda     #VAIN_SO
        cpy     #ORD_NONE+1
        bcc     @skip
        cpy     #ORD_WA+1
        bcs     @skip
        tya
        jsr     begin_call
        bcc     @skip
        ldx     zp_actor
        sta     act_kind,x
        cmp     #ACT_SHOT
        bcc     @kind
        jsr     guns_out
@kind:  cmp     #ACT_FIGHT              ; has set up everything himself
        beq     @done
        cmp     #ACT_NONE
        beq     @clear                  ; energy short in a way the costs do not show
        jsr     energy_enough
        bcc     @clear
        jmp     step_clock
@skip:  jsr     vain_note
        jsr     order_done
        lda     #0
        sta     man_spent_lo,x          ; time spent on the impossible is lost
        sta     man_spent_hi,x
        beq     @again                  ; always
@clear: lda     #ACT_NONE
        sta     act_kind,x
        sta     act_firing,x            ; what he could not pay for he has not begun
        sta     act_motion,x
        jmp     orders_clear
@done:  rts
.endproc

; Note that the order at work is passed over, for reason A.  X = zp_actor.
.proc vain_note
        asl     a
        asl     a
        asl     a
        asl     a
        ora     zp_order
        adc     #EV_VAIN                ; C = 0
        pha
        lda     zp_order+1
        ldx     zp_order+2
        ldy     zp_order
        cpy     #ORD_MI+1
        bcs     @noted
        asl     a                       ; direction and squares in one byte, to leave the other free
        asl     a
        asl     a
        asl     a
        ora     zp_order+2
        ldx     zp_order+3              ; for the mode
@noted: sta     zp_arg0
        stx     zp_arg1
        ldx     zp_actor
        pla
        jmp     movie_add
.endproc

; From now on shots are looked for; until now nobody has wanted to know who is fresh.  A and X kept.
.proc guns_out
        ldy     act_guns
        bne     @done
        inc     act_guns
        pha
        tya
        ldy     #SOLDIERS-1
@clear: sta     fresh,y
        dey
        bpl     @clear
        pla
@done:  rts
.endproc

; to the beginner of the order in A, X = man
.proc begin_call
        asl     a
        tay
        lda     begin_table-1,y
        pha
        lda     begin_table-2,y
        pha
        rts
.endproc

; C = 1 when man X has the energy of zp_energy; keeps X
.proc energy_enough
        lda     man_energy_f,x
        cmp     zp_energy
        lda     man_energy_lo,x
        sbc     zp_energy+1
        lda     man_energy_hi,x
        sbc     zp_energy+2
        rts
.endproc

; X = man: note the costs and when the step will be done
.proc step_clock
        lda     zp_energy
        sta     act_energy_f,x
        lda     zp_energy+1
        sta     act_energy_lo,x
        lda     zp_energy+2
        sta     act_energy_hi,x
        lda     zp_now
        sta     act_since,x
        lda     man_spent_lo,x
        sta     act_credit_lo,x
        lda     man_spent_hi,x
        sta     act_credit_hi,x
        sec                             ; what is left to do of it, one point at least
        lda     zp_time
        sbc     man_spent_lo,x
        sta     zp_time
        lda     zp_time+1
        sbc     man_spent_hi,x
        sta     zp_time+1
        bcc     @one
        ora     zp_time
        bne     @left
@one:   lda     #1
        sta     zp_time
        lda     #0
        sta     zp_time+1
@left:  lda     #0
        sta     man_spent_lo,x
        sta     man_spent_hi,x
        ldy     #NEVER
        lda     zp_time+1
        bne     @wake
        clc
        lda     zp_time
        adc     zp_now
        bcs     @wake
        tay
@wake:  tya
        sta     act_wake,x
        rts
.endproc
