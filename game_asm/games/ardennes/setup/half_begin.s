; A side's half-day begins: the sky, supply, who has come.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export half_isolated, half_came, half_waiting, half_begin
        .import air_flies, army_load, arrive, begun_here, ghost_stays, hand_push, rng_next, rng_word
        .import supply_judge, unit_class, unit_hex, unit_kind, unit_side, weather_now, zones_known
        .import zones_make

        .segment "BSS"                  ; the page that tells it is the SAVE disk's overlay's
half_isolated:  .res 1                  ; units cut off
half_came:      .res 1                  ; units that came
half_waiting:   .res 1                  ; units for which there is no room

        .segment "RESOLVE"

;;; half_begin -- weather, supply and arrivals of a side's half-day
;;; rule:     2.38 6.2 7.18 8.2 8.4 8.5 8.7 7.10 10.9  supply before anybody moves
;;; in:       st_turn, st_side; the state
;;; out:      st_weather, st_strikes_left, st_v2_left; units are free to move; half_isolated,
;;;           half_came, half_waiting; st_hand, st_hand_count: who comes, or is placed; st_fog;
;;;           st_revealed = 0; st_phase = PHASE_MOVE or PHASE_COMPUTER;
;;;           changes the units, engage_at_hi, hex_zones, rng_seed
;;; clobbers: everything
;;; cycles:   -
.proc half_begin
        lda     st_side
        bne     @sky
        .assert SIDE_GERMAN = 0, error, "the German begins a half-day"
        jsr     rng_word
        ldx     st_turn
        jsr     weather_now
        sta     st_weather
@sky:   jsr     flights
        jsr     zones_make
        lda     st_side
        jsr     supply_judge
        sta     half_isolated
        ldx     #ENGAGEMENTS - 1
        lda     #NOWHERE
@engage:
        sta     engage_at_hi,x
        dex
        bpl     @engage
        jsr     rng_next
        sta     st_fog
        lda     #0
        sta     half_came
        sta     half_waiting
        sta     st_hand_count
        sta     st_revealed
        sta     zp_unit
@unit:  ldx     zp_unit
        jsr     ready
        inc     zp_unit
        lda     zp_unit
        cmp     #UNITS
        bcc     @unit
        lda     st_placing
        beq     @zones
        jsr     army_load
@zones: jsr     zones_known
        ldx     st_side
        lda     #PHASE_MOVE
        ldy     st_human,x
        bne     @player
        lda     #PHASE_COMPUTER
@player:
        sta     st_phase
        rts
.endproc

; What may fly in this half-day: strikes on a clear morning, the German's rocket on any.
.proc flights
        ldy     #0
        sty     st_v2_left
        ldx     st_turn
        jsr     air_flies
        bcc     @none
        ldx     st_side
        ldy     st_strikes,x
@none:  sty     st_strikes_left
        lda     st_side
        bne     @done
        lda     st_turn
        lsr     a
        bcc     @done                   ; the afternoon
        lda     st_v2
        sta     st_v2_left
@done:  rts
.endproc

; Unit X before its half-day.
.proc ready
        jsr     unit_side
        cmp     st_side
        beq     @own
        jsr     tasked                  ; engagements of the other's half-day are over
        bne     @still
        sta     unit_task,x
@still: jsr     unit_hex
        jsr     begun_here
        beq     @done
        lda     unit_flags,x            ; it has moved: the enemy must find it again
        and     #UF_SEEN ^ $FF
        sta     unit_flags,x
@done:  rts
@own:   lda     unit_flags,x
        and     #UF_TO_COME
        beq     @there
        lda     unit_task,x
        cmp     st_turn
        beq     @comes
        bcs     @done
@comes: lda     st_placing
        bne     @done                   ; he is placed by hand, army by army
        ldy     st_side
        lda     st_human,y
        beq     @by_itself
        jsr     hand_push
        jmp     @came
@by_itself:
        jsr     arrive
@came:  bcs     @waits
        inc     half_came
        rts
@waits: inc     half_waiting
        rts
@there: lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @done                   ; it is no more
        sta     unit_from_hi,x
        lda     unit_at_lo,x
        sta     unit_from_lo,x
        lda     unit_flags,x
        and     #UF_ISOLATED | UF_SEEN
        sta     unit_flags,x
        ldy     UNIT_COME,x
        iny
        .assert JUST_COME = $FF, error, "the next is 0"
        bne     @class
        tya
        sta     UNIT_COME,x             ; it has been there for a turn
@class: jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @turns
        lda     #0
        sta     unit_task,x
        rts
@turns: jsr     ghost_stays             ; by the turns that are over
        ldx     zp_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @done
        inc     unit_task,x
        lda     unit_task,x
        sta     UNIT_TURNS,x
        rts
.endproc

; A = 0, Z = 1 when the task of unit X is an engagement; X kept.
.proc tasked
        lda     unit_kind,x
        and     #KIND_CLASS
        eor     #CLASS_INFILTRATOR << 4
        beq     @other
        lda     unit_flags,x
        and     #UF_AIMED | UF_TO_COME
        rts
@other: lda     #1
        rts
.endproc
