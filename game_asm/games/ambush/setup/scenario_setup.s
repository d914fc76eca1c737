; Set up a scenario: the squads, the limits, and the men whom nobody places by hand.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export scenario_setup
        .import squads_load, soldier_rate, rng_below, start_count
        .import scenario_solitaire, scenario_limit_lo, scenario_limit_hi
        .import scenario_germans
        .import start_scenario, start_soldier, start_column, start_row, start_faces
        .import start_posed

        .segment "MENU"

STATE_VERSION = 1

;;; scenario_setup -- make the state of a new battle
;;; rule:     16  scenarios; 16.A.1  NCO Training is played against rookies
;;; in:       st_scenario st_level (0..3) st_blind st_music st_noises st_turn_length
;;;           st_passwords
;;;           rng_seed: kept
;;; out:      all the rest of the state
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_index zp_inner zp_actor zp_t3
;;; cycles:   -
.proc scenario_setup
        jsr     state_clear
        jsr     squads_load
        lda     #STATE_VERSION
        sta     st_version
        ldx     st_scenario
        lda     scenario_solitaire,x
        sta     st_solitaire
        cpx     #SCENARIO_NCO
        bne     @level
        lda     #1                      ; always rookies
        sta     st_level
@level: jsr     level_entry
        lda     scenario_limit_lo,y
        sta     st_limit
        lda     scenario_limit_hi,y
        sta     st_limit+1
        lda     scenario_germans,y
        sta     zp_inner                ; how many the computer plays
        jsr     place_named
        lda     st_solitaire
        beq     @done
        jsr     rate_germans
        jmp     place_germans
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

; Everything from the names on becomes 0, and the clock.
.proc state_clear
        lda     #<man_name
        sta     zp_ptr0
        lda     #>man_name
        sta     zp_ptr0+1
        ldy     #0
        sty     st_turn
        sty     st_turn+1
        sty     st_clock
        sty     st_clock+1
        sty     st_winner
        sty     st_side
@byte:  lda     #0
        sta     (zp_ptr0),y
        inc     zp_ptr0
        bne     @end
        inc     zp_ptr0+1
@end:   lda     zp_ptr0
        cmp     #<state_end
        lda     zp_ptr0+1
        sbc     #>state_end
        bcc     @byte
        rts
.endproc

; Men with a start of their own.
.proc place_named
        ldy     start_count
        dey
@start: lda     start_scenario,y
        cmp     st_scenario
        bne     @next
        ldx     start_soldier,y
        bmi     @next
        jsr     place
@next:  dey
        bpl     @start
        rts
.endproc

; Man X takes start Y; keeps both.
.proc place
        lda     #1
        sta     man_in_play,x
        lda     start_column,y
        sta     man_x,x
        lda     start_row,y
        sta     man_y,x
        lda     start_faces,y
        sta     man_facing,x
        lda     start_posed,y
        sta     man_posture,x
        rts
.endproc

; zp_inner Germans, drawn from the squad, at posts drawn from the list.
.proc place_germans
        jsr     posts_count
        beq     @done                   ; this scenario has none
@man:   lda     zp_inner
        beq     @done
        lda     #SQUAD
        jsr     rng_below
        clc
        adc     #SQUAD
        tax
        lda     man_in_play,x
        bne     @man
        stx     zp_actor
@post:  lda     start_count
        jsr     rng_below
        tay
        lda     start_scenario,y
        cmp     st_scenario
        bne     @post
        lda     start_soldier,y
        bpl     @post
        jsr     post_taken
        bcs     @post
        ldx     zp_actor
        jsr     place
        dec     zp_inner
        jmp     @man
@done:  rts
.endproc

; Z = 1 when the scenario has no posts; zp_inner = no more men than there are posts
.proc posts_count
        ldx     #0
        ldy     start_count
        dey
@start: lda     start_scenario,y
        cmp     st_scenario
        bne     @next
        lda     start_soldier,y
        bpl     @next
        inx
@next:  dey
        bpl     @start
        cpx     zp_inner
        bcs     @done
        stx     zp_inner
@done:  txa
        rts
.endproc

; C = 1 when a German stands at start Y already; keeps Y
.proc post_taken
        ldx     #SOLDIERS-1
@man:   lda     man_in_play,x
        beq     @next
        lda     man_x,x
        cmp     start_column,y
        bne     @next
        lda     man_y,x
        cmp     start_row,y
        beq     @done                   ; C = 1 here
@next:  dex
        cpx     #SQUAD
        bcs     @man
        clc
@done:  rts
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
