        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export shot_duck
        .import looks_through, ducks, rng_word, movie_add, area_wait

        .segment "RESOLVE"

;;; shot_duck -- the man fired at may duck
;;; rule:     12.4  if he is firing himself and looks through an obstruction: his fire waits
;;; in:       zp_other = man fired at; zp_now
;;; out:      act_since, act_wake, man_target of his
;;; clobbers: A X Y, what the rules use and the turn's own
;;; cycles:   -
.proc shot_duck
        ldx     zp_other
        lda     act_firing,x
        beq     @done
        jsr     looks_through
        bcc     @done
        jsr     rng_word
        ldx     zp_other
        jsr     ducks
        bcc     @done
        ldx     zp_other
        sta     zp_arg0
        sta     zp_t0
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
        jmp     @event
@area:  lda     man_target,x
        cmp     #NO_MAN
        bne     @next                   ; he cannot fire in this turn anyway
        lda     act_ready,x
        cmp     zp_now
        bcs     @later
        lda     zp_now
@later: jsr     area_wait
        jmp     @event
@next:  sec
        sbc     zp_t0
        bmi     @store
        lda     #$80                    ; all that it can hold
@store: sta     man_target,x
@event: lda     #EV_DUCK
        jmp     movie_add
@done:  rts
.endproc
