; The beginning and the end of a resolution.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export resolve_start, resolve_stop
        .import movie_start, pairs_forget, areas_note, moves_forget, seen_refresh, sight_all
        .import orders_keep, man_fit, endurance_after, seen_bit_lo, seen_bit_hi
        .import area_wait

        .segment "RESOLVE"

LOOK_EVERY      = 25
CONTROL_EVERY   = 10
CLOCK_BACK      = 11 * LOOK_EVERY       ; more than a turn: a battle without limit that has lasted
                                        ; 65535 points keeps to its rounds of spotting
        .assert CLOCK_BACK > 250, error, "the clock begins again"

;;; resolve_start -- set up the clockwork of a turn
;;; rule:     10.8  looks at the battle's start, then every 25 points; 12.3.3  who fired must wait
;;; in:       state
;;; out:      zp_now = 0; act_* fight_* seen_by man_target control_due; an empty movie; man_seen
;;;           man_sees_*; known_x known_y orders_again; man_orders, behind the orders there are
;;; clobbers: A X Y, what the rules use and the turn's own
;;; cycles:   -
.proc resolve_start
        lda     #0
        sta     zp_now
        sta     hurt_count
        sta     any_changed
        sta     act_guns
        sta     act_fights
        sta     act_shots
        sta     control_due
        jsr     orders_keep
        ldx     #SOLDIERS-1
@man:   lda     #0
        sta     act_ducks,x
        sta     act_bared,x
        sta     act_heard,x
        sta     act_motion,x
        sta     act_firing,x
        sta     act_ready,x
        sta     changed,x
        sta     fresh,x
        sta     walked,x
        sta     act_credit_lo,x
        sta     act_credit_hi,x
        sta     act_since,x
        lda     #NEVER
        sta     act_wake,x
        sta     fight_next,x
        sta     fight_with,x
        .assert NEVER = NO_MAN, error, "one value for both"
        lda     man_target,x
        eor     #$FF
        sta     zp_t0                   ; what is left of his wait after a shot on an area
        bpl     @free
        lda     man_spent_lo,x
        ora     man_spent_hi,x
        bne     @aims                   ; he is about his first order still
        sta     zp_t0
@free:  lda     #NO_MAN
        sta     man_target,x
        lda     #0
        jsr     area_wait
@aims:  jsr     man_fit
        lda     #ACT_NONE
        rol     a                       ; C = 1: ready
        .assert ACT_READY = ACT_NONE + 1, error, "the carry tells the two apart"
        sta     act_kind,x
        dex
        bpl     @man
        jsr     pairs_forget
        lda     blast_count
        cmp     #1
        lda     #$80
        bcs     @blown                  ; plastic has gone off in this battle
        ora     #VILLAGE_WHOLE
@blown: sta     act_village
        jsr     areas_note
        jsr     moves_forget
        jsr     seen_refresh
        jsr     count_seen
        jsr     movie_start
        jsr     clock_rest
        lda     #CONTROL_EVERY
        sta     control_left
        lda     st_clock
        ora     st_clock+1
        bne     @done
        jmp     sight_all               ; the battle begins: everyone looks about
@done:  rts
.endproc

; look_left = points until the clock of the battle is a multiple of 25 again
.proc clock_rest
        lda     st_clock
        sta     zp_t0
        lda     st_clock+1
        sta     zp_t1
@round: sec
        lda     zp_t0
        sbc     #LOOK_EVERY
        tax
        lda     zp_t1
        sbc     #0
        bcc     @rest
        sta     zp_t1
        stx     zp_t0
        bcs     @round                  ; always
@rest:  sec
        lda     #LOOK_EVERY
        sbc     zp_t0
        sta     look_left
        rts
.endproc

; seen_by from what every soldier sees
.proc count_seen
        ldx     #SOLDIERS-1
        lda     #0
@zero:  sta     seen_by,x
        dex
        bpl     @zero
        ldx     #SOLDIERS-1
@look:  ldy     #SQUAD-1
@enemy: lda     man_sees_lo,x
        and     seen_bit_lo,y
        bne     @sees
        lda     man_sees_hi,x
        and     seen_bit_hi,y
        beq     @next
@sees:  cpx     #SQUAD
        bcs     @american
        lda     seen_by+SQUAD,y
        adc     #1                      ; C = 0 here
        sta     seen_by+SQUAD,y
        bne     @next                   ; always
@american:
        lda     seen_by,y
        adc     #0                      ; C = 1 here
        sta     seen_by,y
@next:  dey
        bpl     @enemy
        dex
        bpl     @look
        rts
.endproc

;;; resolve_stop -- the turn is over: what is unfinished is carried over
;;; rule:     5.1  time spent on an order counts next turn; 6.6  endurance
;;; in:       act_*; man_spent_* of who has fought, else 0; zp_now = st_turn_length
;;; out:      man_spent_* man_endurance st_clock
;;; clobbers: A X Y and what endurance_after uses and what the rules use
;;; cycles:   -
.proc resolve_stop
        clc
        lda     st_clock
        adc     st_turn_length
        sta     st_clock
        bcc     @men
        inc     st_clock+1
        bne     @men
        lda     st_clock                ; C = 1 here
        sbc     #<CLOCK_BACK
        sta     st_clock
        lda     #0
        sbc     #>CLOCK_BACK
        sta     st_clock+1
@men:   ldx     #SOLDIERS-1
@man:   lda     act_kind,x
        cmp     #ACT_TURN
        bcc     @tired
        lda     zp_now
        sbc     act_since,x             ; C = 1 here
        bcs     @spent
        lda     #0                      ; he ducks past the end of the turn
@spent: clc
        adc     act_credit_lo,x
        sta     man_spent_lo,x
        lda     #0
        adc     act_credit_hi,x
        sta     man_spent_hi,x
@tired: lda     man_in_play,x
        beq     @next
        jsr     endurance_after
@next:  dex
        bpl     @man
        rts
.endproc
