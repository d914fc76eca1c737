; The historical scenarios.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export battle_history
        .import battle_lay, battle_begin, unit_select, unit_new
        .import history_battle, history_period, history_score, history_ground
        .import history_map, history_map_at_lo, history_map_at_hi
        .import history_units, history_units_at_lo, history_units_at_hi

END_FORMATION   = $FF                   ; marks of rom_build/data/battles.py
END_SIDE        = $FE
UNIT_BYTES      = 4                     ; weapon, count, column, row

letter   = force_kind
data     = force_list

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
        jsr     units_place
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

; Both sides' units, where history found them.
.proc units_place
        ldx     st_scenario
        lda     #<history_units
        clc
        adc     history_units_at_lo,x
        sta     data
        lda     #>history_units
        adc     history_units_at_hi,x
        sta     data+1
        lda     #SIDE_GERMAN
@side:  sta     zp_side
        lda     #0
        sta     letter
        sta     force_unit
@formation:
        jsr     formation_place
        ldy     #0
        lda     (data),y
        cmp     #END_SIDE
        bne     @formation
        lda     #1
        jsr     data_on
        lda     zp_side
        eor     #1
        bne     @side
        rts
.endproc

; One formation, and what marks its letter as used.
.proc formation_place
        ldx     letter
        lda     zp_side
        beq     @mark
        txa
        clc
        adc     #FORMATIONS
        tax
@mark:  lda     #KIND_HISTORICAL
        sta     formation_kind,x
        lda     force_unit
        pha
@unit:  ldy     #0
        lda     (data),y
        cmp     #END_FORMATION
        beq     @end
        lda     force_unit
        jsr     unit_select
        ldy     #0
        lda     (data),y
        tax
        iny
        lda     (data),y
        jsr     unit_new
        jsr     unit_stand
        lda     #UNIT_BYTES
        jsr     data_on
        inc     force_unit
        bne     @unit                   ; always
@end:   lda     #1
        jsr     data_on
        inc     letter
        pla
        clc
        adc     #IN_FORMATION
        sta     force_unit
        rts
.endproc

; The unit at work stands where its data say.
.proc unit_stand
        ldx     zp_unit_no
        ldy     #2
        lda     zp_side
        bne     @soviet
        lda     (data),y
        sta     unit_x,x
        iny
        lda     (data),y
        sta     unit_y,x
        rts
@soviet:
        lda     (data),y
        sta     unit_x+UNITS,x
        iny
        lda     (data),y
        sta     unit_y+UNITS,x
        rts
.endproc

; data goes on by A bytes.
.proc data_on
        clc
        adc     data
        sta     data
        bcc     @done
        inc     data+1
@done:  rts
.endproc
