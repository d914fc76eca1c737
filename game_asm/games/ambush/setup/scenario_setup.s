; Set up a scenario: the squads, the limits, and the men whom nobody places by hand.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export scenario_setup
        .import squad_load, squad_arm, soldier_rate
        .import scenario_solitaire, scenario_limit_lo, scenario_limit_hi
        .import scenario_targets, scenario_named, scenario_men

        .segment "SETUP"

;;; scenario_setup -- make the state of a new battle
;;; rule:     16  scenarios; 16.A.2 16.A1.1  NCO Training is played against rookies
;;; in:       st_scenario st_level (0..3) st_blind st_music st_noises st_turn_length
;;;           st_passwords st_computer st_made st_defender
;;;           rng_seed: kept
;;; out:      all the rest of the state; changes patrol_entry, patrol_exit
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_index zp_inner zp_actor
;;; cycles:   -
.proc scenario_setup
        jsr     state_clear
        lda     #STATE_VERSION
        sta     st_version
        ldx     st_scenario
        lda     scenario_solitaire,x
        sta     st_solitaire
        cpx     #SCENARIO_NCO
        bne     @level
        lda     #1                      ; always rookies
        sta     st_level
@level: jsr     squads
        jsr     level_entry
        lda     scenario_limit_lo,y
        sta     st_limit
        lda     scenario_limit_hi,y
        sta     st_limit+1
        jsr     scenario_targets
        jsr     scenario_named
        lda     st_solitaire
        beq     @done
        jsr     rate_germans
        jmp     scenario_men
@done:  rts
.endproc

; Y = 3 * scenario + level - 1, level 0 counting as 1
.proc level_entry
        lda     st_scenario
        asl     a
        adc     st_scenario             ; C = 0 here
        ldy     st_level
        beq     @done
        adc     st_level
        sbc     #0                      ; C = 0: takes the one off
@done:  tay
        rts
.endproc

; Everything about the men's condition becomes 0, and the clock; squads and settings stay.
.proc state_clear
        lda     #0
        sta     st_turn
        sta     st_turn+1
        sta     st_clock
        sta     st_clock+1
        sta     st_winner
        set_word zp_ptr0, man_in_play
        lda     #<st_computer
        ldx     #>st_computer
        jsr     @clear
        set_word zp_ptr0, st_reason
        lda     #<state_end
        ldx     #>state_end
@clear: sta     zp_t0
        stx     zp_t1
        ldy     #0
@byte:  tya
        sta     (zp_ptr0),y
        inc     zp_ptr0
        bne     @end
        inc     zp_ptr0+1
@end:   lda     zp_ptr0
        cmp     zp_t0
        lda     zp_ptr0+1
        sbc     zp_t1
        bcc     @byte
        rts
.endproc

; The squads of the card, but one that a player has made stays his until he asks for the card's.
.proc squads
        lda     st_solitaire
        beq     @american
        lda     #0                      ; the computer's Germans are drawn again
        sta     st_made+1
        lda     st_scenario
        bne     @american
        sta     st_made                 ; the four of NCO Training are the card's
@american:
        ldx     #0
        jsr     @load
        ldx     #1
@load:  lda     st_made,x
        bne     @made
        jmp     squad_load
@made:  stx     st_side                 ; their arms and endurance went with the last battle
        jsr     squad_arm
        ; on into plastic_moves
.endproc
        falls_into plastic_moves

; The card's plastic changes places with a grenade of whoever the player has named as its expert:
; the computer has no page for that.
.proc plastic_moves
        ldx     st_side
        beq     @first
        ldx     #SQUAD
@first: txa
        tay
@carrier:
        lda     man_explosives,y        ; a plastic comes first
        cmp     #WEAPON_PLASTIC
        beq     @expert
        iny
        bne     @carrier                ; always: each squad has one
@expert:
        lda     #SQUAD
        sta     zp_t0
@look:  lda     man_expert,x
        bne     @found
        inx
        dec     zp_t0
        bne     @look
        rts                             ; nobody was named
@found: lda     man_explosives,x
        pha
        lda     #WEAPON_PLASTIC
        sta     man_explosives,x
        pla
        sta     man_explosives,y
        rts
.endproc

; Rookies and elite are not the men of the squad card.
.proc rate_germans
        lda     st_level
        cmp     #2
        beq     @done                   ; average: as the card has them
        ldx     #SOLDIERS-1
@man:   jsr     soldier_rate
        dex
        cpx     #SQUAD
        bcs     @man
@done:  rts
.endproc
