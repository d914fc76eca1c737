; Who is fired at while he fires himself ducks, and loses time.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export shot_duck, shots_over
        .import looks_through, ducks, rng_word, movie_add, area_wait, man_easier
        .import shot_noticed

        .segment "RESOLVE"

DUCK_MOST       = 90                    ; points of one time point that a man can lose

;;; shot_duck -- the man fired at may duck
;;; rule:     12.4  if he is firing himself and looks through an obstruction: his fire waits
;;; in:       zp_other = man fired at; zp_now
;;; out:      act_ducks of his, act_shots
;;; clobbers: A X Y, what the rules use and the turn's own
;;; cycles:   -
; A shot that he fires in the same instant is not lost.
.proc shot_duck
        ldx     zp_other
        lda     act_firing,x
        beq     @done
        lda     act_kind,x
        cmp     #ACT_AREA
        beq     @may
        cmp     #ACT_SHOT
        bne     @done
        lda     act_wake,x
        cmp     zp_now
        beq     @done
@may:   jsr     looks_through
        bcc     @done
        jsr     rng_word
        ldx     zp_other
        jsr     ducks
        bcc     @done
        ldx     zp_other
        sta     zp_arg0
        clc
        adc     act_ducks,x
        cmp     #DUCK_MOST
        bcc     @sum
        lda     #DUCK_MOST
@sum:   sta     act_ducks,x
        lda     #1
        sta     act_shots
        lda     #EV_DUCK
        jmp     movie_add
@done:  rts
.endproc

;;; shots_over -- all have fired: they are seen, who ducked loses time, who sneaked does no longer
;;; rule:     12.4.4  it is added to the shot, or to the wait for the next
;;; rule:     3.3.1  shots of one point do not touch each other: nobody answers one at that point
;;; rule:     10.8.2  whoever can see who fired does; 12.3.1 area firers look again at who sneaked
;;; in:       act_ducks act_bared act_heard act_shots
;;; out:      act_since act_wake act_ready man_target of theirs; act_ducks act_bared act_heard
;;;           act_shots = 0; fresh any_changed; man_sees_* seen_by control_due known_x known_y
;;; clobbers: A X Y zp_t0 zp_actor and what shot_noticed uses and what the rules use
;;; cycles:   -
; At most 20 cycles when there are none.
.proc shots_over
        lda     act_shots
        beq     @none
        ldx     #SOLDIERS-1
@man:   lda     act_bared,x
        beq     @open
        lda     #0
        sta     act_bared,x
        jsr     man_easier
@open:  lda     act_ducks,x
        beq     @next
        sta     zp_t0
        lda     #0
        sta     act_ducks,x
        jsr     duck_apply
@next:  lda     act_heard,x
        beq     @on
        sta     any_changed             ; area firers look at him at the next point
        lda     #0
        sta     act_heard,x
        stx     zp_actor
        jsr     shot_noticed
        ldx     zp_actor
@on:    dex
        bpl     @man
        lda     #0
        sta     act_shots
@none:  rts
.endproc

; X = man who ducks for zp_t0 points; keeps X
.proc duck_apply
        ldy     act_kind,x
        cpy     #ACT_SHOT
        bne     @area
        clc
        lda     act_since,x             ; the pause counts neither as done nor as begun
        adc     zp_t0
        bcc     @since
        lda     #NEVER                  ; not one point of it is done when the turn ends
@since: sta     act_since,x
        clc
        lda     act_wake,x
        adc     zp_t0
        bcc     @wake
        lda     #NEVER
@wake:  sta     act_wake,x
        rts
@area:  cpy     #ACT_AREA
        bne     @done                   ; his weapon is empty
        lda     man_target,x
        cmp     #NO_MAN
        bne     @late                   ; he cannot fire in this turn anyway
        lda     act_ready,x
        cmp     zp_now
        bcs     @later
        lda     zp_now
@later: jmp     area_wait
@late:  sec
        sbc     zp_t0
        bmi     @store
        lda     #$80                    ; all that it can hold
@store: sta     man_target,x
@done:  rts
.endproc
