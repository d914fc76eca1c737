; The resolution of a turn, point by point, everyone at once.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "resolve/resolve.inc"
        .export resolve_main, resolve_battle, resolve_turn
        .import resolve_start, resolve_stop, resolve_page, resolve_progress
        .import victory_check
        .import step_begin, step_finish, shot_aimed, shots_over, fuses_tick, hurt_apply, man_fit
        .import sight_update, sight_all, changes_over, ambush_jump, area_fire, fight_blow
        .import pairs_forget
        .import control_update
        .import rng_below, order_rescue, fights_over

        .segment "BSS"
        .export turn_under_way
turn_under_way: .res 1                  ; UNDER_WAY while a turn is being carried out
point_kept:     .res 1                  ; its time point, where RESET cannot reach it

        .segment "RESOLVE"

LOOK_EVERY      = 25                    ; points between two rounds of spotting
CONTROL_EVERY   = 10
UNDER_WAY       = $A5                   ; hardly what memory holds by chance

;;; resolve_main -- the resolution phase
;;; in:       state with orders; st_turn_length
;;; out:      st_noises; and as resolve_battle
;;; clobbers: A X Y and what the rules and drawing use
;;; cycles:   -
.proc resolve_main
        jsr     resolve_page
        ; on into resolve_battle
.endproc
        falls_into resolve_battle

;;; resolve_battle -- carry out the orders of both sides; has somebody won?
;;; rule:     3.3  all action is simultaneous
;;; in:       state with orders; st_turn_length
;;; out:      state, movie_log, st_clock, st_winner
;;; clobbers: A X Y and what the rules use and the turn's own and the turn's own
;;;           man_seen
;;; cycles:   -
.proc resolve_battle
        jsr     resolve_turn
        jmp     victory_check
.endproc

;;; resolve_turn -- carry out the orders of both sides
;;; rule:     3.3  point by point; 6.7  command every 10 points; 10.8  looks every 25, and at
;;; rule:     10.8  who has changed: at the turn's end too
;;; in:       state with orders; st_turn_length; turn_under_way = UNDER_WAY to go on after RESET
;;; out:      state, movie_log, st_clock
;;; clobbers: A X Y and what the rules use and the turn's own and the turn's own
;;;           man_seen
;;; cycles:   -
.proc resolve_turn
        lda     turn_under_way
        cmp     #UNDER_WAY
        beq     @again
        jsr     resolve_start
        lda     #0
        sta     point_kept
        lda     #NO_MAN
        sta     taken_man
        lda     #UNDER_WAY
        sta     turn_under_way
        jsr     begin_all
@point: lda     zp_now
        cmp     st_turn_length
        bcs     @stop
        inc     zp_now
        lda     zp_now
        sta     point_kept
        jsr     point
        jmp     @point
@again: lda     point_kept              ; RESET cut this point short: what is left of it, then on
        sta     zp_now
        jsr     pairs_forget            ; RESET may have spoilt what is known of lines of sight
        jsr     order_rescue
        ldx     #SOLDIERS-1
@man:   lda     act_kind,x
        bne     @busy
        lda     man_order_count,x       ; nobody is idle with orders left, but who was beginning one
        bne     @fresh
@busy:  cmp     #ACT_READY+1
        bcc     @next                   ; down, or ready anyway
        lda     fight_with,x
        cmp     #NO_MAN
        bne     @next
        lda     act_wake,x
        cmp     #NEVER
        bne     @next
@fresh: lda     #ACT_READY              ; cut short between two steps
        sta     act_kind,x
@next:  dex
        bpl     @man
        jsr     begin_all
        lda     zp_now
        beq     @point
        jsr     point
        jmp     @point
@stop:  jsr     fights_over
        jsr     sight_update            ; no point of this turn is left to look about at
        lda     #0
        sta     turn_under_way
        jmp     resolve_stop
.endproc

; One time point.  Steps end, then shots are fired, and what they do to anyone is dealt out when
; all have had their turn: nobody loses a shot that he fires in the same instant.
.proc point
        jsr     anything_due
        bcc     @quiet
        jsr     fuses_tick
        jsr     due_steps
        dec     look_left
        bne     @seen
        lda     #LOOK_EVERY
        sta     look_left
        jsr     sight_all
        jsr     changes_over            ; whoever has moved is rolled for once
@seen:  jsr     sight_update
        lda     act_guns
        beq     @unarmed
        jsr     due_shots
        jsr     area_fire
        jsr     due_jumps               ; whoever is jumped at fires what he fires in this instant
        jsr     shots_over
@unarmed:
        lda     act_fights
        beq     @peaceful
        jsr     due_fights
@peaceful:
        jsr     hurt_apply
        jsr     begin_all
        jmp     @control
@quiet: dec     look_left               ; not 0: that would have been due
@control:
        dec     control_left
        bne     @done
        lda     #CONTROL_EVERY
        sta     control_left
        jsr     control_update
        jmp     resolve_progress
@done:  rts
.endproc

; C = 1 when this point is not one at which nothing at all can happen.
.proc anything_due
        lda     fuse_count
        ora     any_changed
        bne     @yes
        lda     look_left
        cmp     #1
        beq     @yes
        lda     zp_now
        ldx     #SOLDIERS-1
@man:   cmp     act_wake,x
        beq     @yes
        cmp     act_ready,x
        beq     @yes
        cmp     fight_next,x
        beq     @yes
        dex
        bpl     @man
        clc
        rts
@yes:   sec
        rts
.endproc

; Everyone who can begins his next step.
.proc begin_all
        ldx     #SOLDIERS-1
@man:   lda     act_kind,x
        cmp     #ACT_READY
        bne     @next
        stx     zp_actor
        jsr     step_begin
        ldx     zp_actor
@next:  dex
        bpl     @man
        rts
.endproc

; Steps that end now, but for shots.  Who comes first among several is drawn each time.
.proc due_steps
        ldx     #SOLDIERS-1
        lda     zp_now
@any:   cmp     act_wake,x
        beq     @some
        dex
        bpl     @any
        rts
@some:  jsr     first_drawn
@man:   lda     act_wake,x
        cmp     zp_now
        bne     @next
        lda     act_kind,x
        cmp     #ACT_SHOT
        beq     @next
        stx     zp_actor
        tya
        pha
        jsr     step_finish
        pla
        tay
        ldx     zp_actor
@next:  jsr     next_drawn
        bne     @man
        rts
.endproc

; X = who begins, Y = how many have their turn; next_drawn goes on from him, this way or that.
.proc first_drawn
        lda     #2*SOLDIERS
        jsr     rng_below
        ; on into first_of
.endproc
        falls_into first_of

; The same for draw A = 0..39.
.proc first_of
        lsr     a
        tax
        lda     #0
        ror     a
        sta     steps_back
        ldy     #SOLDIERS
        rts
.endproc

; X = the next of them, Y one down; Z = 1 when all have had their turn.
.proc next_drawn
        bit     steps_back
        bmi     @back
        inx
        cpx     #SOLDIERS
        bcc     @on
        ldx     #0
        beq     @on                     ; always
@back:  dex
        bpl     @on
        ldx     #SOLDIERS-1
@on:    dey
        rts
.endproc

; Those who lie in wait and see their man beside them.
.proc due_jumps
        ldx     #SOLDIERS-1
@man:   lda     act_kind,x
        cmp     #ACT_AMBUSH
        bne     @next
        stx     zp_actor
        jsr     ambush_jump
        ldx     zp_actor
@next:  dex
        bpl     @man
        rts
.endproc

; Aimed shots that are due.
.proc due_shots
        ldx     #SOLDIERS-1
@man:   lda     act_kind,x
        cmp     #ACT_SHOT
        bne     @next
        lda     act_wake,x
        cmp     zp_now
        bne     @next
        stx     zp_actor
        jsr     shot_aimed
        ldx     zp_actor
@next:  dex
        bpl     @man
        rts
.endproc

; Blows that are due.  Who strikes first among several is drawn each time: it takes the other's
; strength, who may have none left for his own.
.proc due_fights
        ldy     #0
        ldx     #SOLDIERS-1
        lda     zp_now
@any:   cmp     fight_next,x
        bne     @other
        iny
@other: dex
        bpl     @any
        tya
        beq     @done
        lsr     a
        beq     @alone                  ; nothing to draw: 0 will do
        jsr     first_drawn
        bne     @man                    ; always
@alone: jsr     first_of
@man:   lda     fight_next,x
        cmp     zp_now
        bne     @next
        jsr     man_fit
        bcc     @next
        stx     zp_actor
        tya
        pha
        clc                             ; no jump
        jsr     fight_blow
        pla
        tay
        ldx     zp_actor
@next:  jsr     next_drawn
        bne     @man
@done:  rts
.endproc
