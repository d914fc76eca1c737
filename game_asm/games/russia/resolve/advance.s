; The attackers may go on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export advance
        .import group_kind, group_tired, rng_below, stack_at, tactical_enter, way_of

each            = zp_overlay+12

        .segment "GROUND"

;;; advance -- attackers may advance into the hex when nobody is left in it
;;; rule:     7.8.1 7.8.2 7.8.3 6.6.3 6.6.11 6.7.2 8.4.4
;;; in:       fight_attackers, fight_hex, fight_side
;;; out:      the state
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc advance
        lda     #0
        sta     each
@group: ldx     each
        lda     fight_attackers,x
        tax
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     try
        bcs     @next
        lda     #0
        sta     group_plot,x            ; who fails to advance stays where it is
@next:  inc     each
        lda     each
        cmp     fight_attackers_n
        bcc     @group
        rts
.endproc

; C = 1 when group X has come in.
.proc try
        lda     fight_hex
        sta     zp_hex
        lda     fight_hex+1
        sta     zp_hex+1
        lda     fight_side
        eor     #1
        jsr     stack_at
        cmp     #1
        bcs     @no
        lda     fight_side
        jsr     stack_at
        cmp     #STACK
        bcs     @no
        lda     group_plot,x
        and     #PLOT_STOP
        beq     @goes
        lda     fight_segment           ; S counts for the last step only
        bne     @no
        lda     group_plot,x
        and     #PLOT_SECOND
        beq     @no
@goes:  lda     st_weather
        cmp     #WEATHER_RAIN
        bne     @dry
        lda     group_steps,x           ; a hex a week
        bne     @no
@dry:   jsr     group_tired
        bcs     @no
        jsr     group_kind
        tay
        lda     #100
        jsr     rng_below
        cmp     percent,y
        bcs     @no
        jsr     way_of
        jsr     tactical_enter
        sec
        rts
@no:    clc
        rts
percent:
        .byte   90, 30                  ; by KIND_*
.endproc
