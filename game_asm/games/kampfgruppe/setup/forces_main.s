; What both sides bring to a battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .export forces_main, battle_build, force_score
        .import page_show, map_make, battle_lay, battle_fresh, points_set, formations_none
        .import force_auto, force_choose, battle_history
        .import msg_drawing

BUILT           = 4                     ; st_scenario of a battle of one's own
POINT_WORTH     = 20
SCORE_MOST      = 250

        .segment "FORCES"

;;; forces_main -- the map, the forces and what is left of the selection points
;;; rule:     3.5.1 3.5.2 3.5.3 1.4.2
;;; in:       st_scenario and the conditions of the menu
;;; out:      st_phase; all of the battle's state
;;; clobbers: A X Y buy_offered offers zp_side zp_unit zp_unit_no, what the rules use and the
;;;           overlay's own
;;; cycles:   -
.proc forces_main
        jsr     battle_fresh
        jsr     formations_none
        lda     st_scenario
        cmp     #BUILT
        bcc     @historical
        lda     #<msg_drawing
        ldy     #>msg_drawing
        jsr     page_show
        jsr     map_make
        jsr     battle_build
        lda     #PHASE_DEPLOY
        sta     st_phase
        rts
@historical:
        jmp     battle_history
.endproc

;;; battle_build -- lines, objective and both forces of a built battle
;;; rule:     3.9.1 3.9.2 3.9.3 3.9.4
;;; in:       st_battle st_small st_period st_human; no formations
;;; out:      the state of the battle
;;; clobbers: A X Y buy_offered offers zp_side zp_unit zp_unit_no, all scratch and the overlay's own
;;; cycles:   -
.proc battle_build
        jsr     battle_lay
        jsr     points_set
        lda     #SIDE_GERMAN
@side:  sta     zp_side
        tax
        lda     st_human,x
        beq     @computer
        jsr     force_choose
        jmp     @score
@computer:
        jsr     force_auto
@score: jsr     force_score
        lda     zp_side
        eor     #1
        bne     @side
        rts
.endproc

;;; force_score -- victory points for selection points that a side did not use
;;; rule:     3.9.4 10.2.3  twenty each, at most 250
;;; in:       zp_side; st_points_left
;;; out:      st_unused
;;; clobbers: A X Y
;;; cycles:   <= 400
.proc force_score
        lda     zp_side
        asl     a
        tax
        ldy     st_points_left,x
        lda     #0
        sta     st_unused,x
        sta     st_unused+1,x
@point: dey
        bmi     @done
        lda     st_unused,x
        clc
        adc     #POINT_WORTH
        bcs     @most
        sta     st_unused,x
        cmp     #SCORE_MOST
        bcc     @point
@most:  lda     #SCORE_MOST
        sta     st_unused,x
@done:  rts
.endproc
