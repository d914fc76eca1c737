; Where a battle takes place on its map, and how long it lasts.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export battle_lay, battle_fresh
        .import battle_assault

TRENCHES        = 50
MIDDLE          = MAP_SIDE / 2
; The Germans come from the west.  W20: an attacker's line lies ten columns before the
; defender's, the objective nine columns behind that, twenty in a pursuit: who holds the
; pursuers up before it gains something; in a meeting both keep to their edge
LINE_WEST       = 10
LINE_EAST       = 49
DEFENCE_EAST    = MIDDLE
DEFENCE_WEST    = MAP_SIDE - 1 - MIDDLE
ATTACK_BEFORE   = 10
CHASE_BEFORE    = 13                    ; Soviets walk
AREA_BEHIND     = 9
PURSUIT_BEFORE  = 22
PURSUIT_BEHIND  = 20
REAR_BEHIND     = 20

        .segment "FORCES"

;;; battle_lay -- start lines, objective, length and entrenchments of a battle
;;; rule:     3.8.4 4.0.2 4.2.3 4.6.1 4.8.1 4.8.4 5.9.1
;;; rule:     10.1.1  W20; 30 turns and 50 entrenchments in assaults
;;; in:       st_battle
;;; out:      st_map_rows st_start_line st_objective_x st_objective_y st_last_turn st_trenches
;;; clobbers: A X Y
;;; cycles:   <= 120
.proc battle_lay
        ldx     #TURNS_OTHER
        ldy     #0
        lda     #MAP_SIDE
        sta     st_map_rows
        jsr     battle_assault
        bcc     @length
        ldx     #TURNS_ASSAULT
        ldy     #TRENCHES
        lda     #MAP_ROWS_SMALL
        sta     st_map_rows
@length:
        stx     st_last_turn
        sty     st_trenches
        sty     st_trenches+1
        ldx     st_battle
        lda     german_line,x
        sta     st_start_line
        lda     soviet_line,x
        sta     st_start_line+1
        lda     objective,x
        sta     st_objective_x
        sta     st_objective_x+1
        lda     st_map_rows
        lsr     a
        sta     st_objective_y
        sta     st_objective_y+1
        rts
.endproc

german_line:
        .byte   DEFENCE_EAST - PURSUIT_BEFORE, DEFENCE_EAST - ATTACK_BEFORE, LINE_WEST
        .byte   DEFENCE_WEST, DEFENCE_WEST
soviet_line:
        .byte   DEFENCE_EAST, DEFENCE_EAST, LINE_EAST
        .byte   DEFENCE_WEST + ATTACK_BEFORE, DEFENCE_WEST + CHASE_BEFORE
objective:
        .byte   DEFENCE_EAST + PURSUIT_BEHIND, DEFENCE_EAST + AREA_BEHIND, MIDDLE
        .byte   DEFENCE_WEST - AREA_BEHIND, DEFENCE_WEST - REAR_BEHIND

;;; battle_fresh -- no turn is over yet, nothing scored
;;; in:       none
;;; out:      st_turn st_goes_on st_unused st_kill_points st_visibility st_cursor_x st_cursor_y,
;;;           st_sight_id, st_mission, st_mission_left; changes st_side
;;; clobbers: A X
;;; cycles:   <= 1900
.proc battle_fresh
        lda     #0
        sta     st_turn
        sta     st_goes_on
        sta     st_side
        ldx     #3
@score: sta     st_unused,x
        sta     st_kill_points,x
        dex
        bpl     @score
        sta     st_cursor_x
        sta     st_cursor_y
        ldx     #2 * SIGHTS
@sight: sta     st_sight_id-1,x         ; the computer may take a side over in the middle of it
        dex
        bne     @sight
        ldx     #2 * FORMATIONS
@mission:
        sta     st_mission-1,x
        dex
        bne     @mission
        lda     #$FF                    ; as far as can be
        ldx     #2 * FORMATIONS
@left:  sta     st_mission_left-1,x
        dex
        bne     @left
        lda     #VISIBILITY_MOST        ; until the weather is known
        sta     st_visibility
        rts
.endproc
