; Where a unit can go.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "lib/hex/hex.inc"
        .include "macros.inc"

        .export can_assault, reach_find, reach_within
        .import hex_field, hex_flood_begin, hex_flood_source, hex_flood_steps, hex_index, hex_river
        .import hidden_off, hidden_on
        .import hex_rule, step_prepare, night_marks, hex_pieces, hex_unmark, unit_traits

NIGHT           = %10000000             ; of hex_pieces, while a flood runs at night

        .segment "RULES_LOW"

;;; reach_find -- what every hex costs a unit from where it stands
;;; rule:     1.6 9.1 9.2 9.3 9.5 9.6  through friends, not through enemies; whom it may assault it
;;;           enters, and goes no farther
;;; rule:     11.12  who is held goes nowhere
;;; in:       X = unit on the map; hex_pieces
;;; out:      hex_field = half points, more than A where it cannot come; A = the half points it has;
;;;           zp_unit = the unit
;;; clobbers: X Y scratch zp_lib0..zp_lib3 hex_rule hex_river hex_goal hex_queue_* hex_field_page
;;;           step_terrain step_road step_track step_all step_foot key_ring key_count
;;; cycles:   -
.proc reach_find
        lda     unit_flags,x
        and     #UF_HELD
        beq     @free
        lda     #0
        beq     reach_within            ; always
@free:  lda     unit_left,x
        falls_into reach_within
.endproc

;;; reach_within -- what every hex costs a unit, as far as some points go
;;; rule:     9.1 9.2 9.3 9.5; 9.7  at night not next to a spotted enemy
;;; in:       X = unit on the map; A = half points 0..253; hex_pieces
;;; out:      as reach_find
;;; clobbers: as reach_find
;;; cycles:   -
.proc reach_within
        pha
        stx     zp_unit
        lda     unit_type,x
        jsr     step_prepare
        ldx     zp_unit
        jsr     can_assault
        ldy     #HEX_HALT
        bcs     @enemies
        ldy     #HEX_SHUT
@enemies:
        sty     zp_t0
        ldy     #ARMY + 1               ; the defender's, if it is the attacker's
        ldx     zp_unit
        cpx     #ARMY
        bcc     @side
        ldy     #1
@side:  sty     zp_t1
        ldx     #0
        txa
@clear: sta     hex_rule,x
        inx
        bne     @clear
        sta     hex_river
        lda     #HEX_SHUT
        sta     hex_rule + PIECE_HAZARD
        ldx     #ARMY
        ldy     zp_t1
        lda     zp_t0
@rule:  sta     hex_rule,y
        iny
        dex
        bne     @rule
        jsr     hidden_off
        jsr     night_marks
        pla
        pha
        tax
        lda     #>hex_field
        jsr     hex_flood_begin
        ldx     zp_unit
        ldy     unit_row,x
        lda     unit_col,x
        tax
        jsr     hex_index
        jsr     hex_flood_source
        jsr     hex_flood_steps
        lda     st_weather
        cmp     #WEATHER_NIGHT
        bne     @day
        lda     #<~NIGHT
        sta     zp_arg2
        lda     #>hex_pieces
        jsr     hex_unmark
@day:   jsr     hidden_on
        pla
        rts
.endproc

;;; can_assault -- may a unit enter an enemy's hex?
;;; rule:     12.1  an unfired armoured car or tank
;;; in:       X = unit on the map
;;; out:      C = 1 it may; X kept
;;; clobbers: A Y
;;; cycles:   <= 40
.proc can_assault
        lda     unit_flags,x
        lsr     a
        .assert UF_FIRED = 1, error, "the shift"
        bcs     @no
        ldy     unit_type,x
        lda     unit_traits,y
        asl     a                       ; TRAIT_ASSAULTS
        .assert TRAIT_ASSAULTS = $80, error, "the shift"
        rts
@no:    clc
        rts
.endproc
