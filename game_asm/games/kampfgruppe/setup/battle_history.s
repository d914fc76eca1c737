; The historical scenarios.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export battle_history
        .import battle_lay, battle_begin, history_place
        .import history_battle, history_period, history_score, history_ground
        .import history_map, history_map_at_lo, history_map_at_hi

data     := force_list

        .segment "FORCES"

;;; battle_history -- lay out a historical scenario and begin its first turn
;;; rule:     3.5.1 3.5.2 9.1.1 9.2.1 9.3.1 9.4.1  W24
;;; in:       st_scenario 0..3; st_handicap; no formations; rng_seed
;;; out:      the state of the battle; st_turn = 1, st_phase
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_unit zp_unit_no zp_side zp_overlay+8..
;;; cycles:   -
.proc battle_history
        ldx     st_scenario
        lda     history_battle,x
        sta     st_battle
        lda     history_period,x
        sta     st_period
        lda     #0
        sta     st_small
        jsr     battle_lay
        lda     #0
        sta     st_trenches             ; what is dug is on the map
        sta     st_trenches+1
        sta     st_points_left
        sta     st_points_left+2
        lda     st_scenario
        asl     a
        tax
        lda     history_score,x
        sta     st_unused
        lda     history_score+1,x
        sta     st_unused+2
        jsr     map_unpack
        jsr     history_place
        jmp     battle_begin
.endproc

; The map from its runs.
.proc map_unpack
        ldx     st_scenario
        lda     #<history_map
        clc
        adc     history_map_at_lo,x
        sta     data
        lda     #>history_map
        adc     history_map_at_hi,x
        sta     data+1
        set_word zp_ptr0, map
        lda     #<(MAP_SIDE * MAP_SIDE)
        ldx     #>(MAP_SIDE * MAP_SIDE)
        ldy     st_map_rows
        cpy     #MAP_SIDE
        beq     @squares
        lda     #<(MAP_SIDE * MAP_ROWS_SMALL)
        ldx     #>(MAP_SIDE * MAP_ROWS_SMALL)
@squares:
        clc
        adc     #<map
        sta     force_sum               ; where it ends
        txa
        adc     #>map
        sta     force_sum+1
@run:   ldy     #0
        lda     (data),y
        pha
        and     #$0F
        tax
        lda     history_ground,x
        sta     force_role
        pla
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        tax                             ; squares of the run, less one
@square:
        lda     force_role
        sta     (zp_ptr0),y
        inc     zp_ptr0
        bne     @next
        inc     zp_ptr0+1
@next:  dex
        bpl     @square
        inc     data
        bne     @end
        inc     data+1
@end:   lda     zp_ptr0
        cmp     force_sum
        lda     zp_ptr0+1
        sbc     force_sum+1
        bcc     @run
        rts
.endproc
