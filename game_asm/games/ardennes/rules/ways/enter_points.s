; Table Nine: what a hex costs to enter.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export ground_points, way_points
        .import enter_points, road_points

        .segment "RULES"

;;; ground_points -- movement points to enter a hex without a road
;;; rule:     4.2 4.5 9.15 9.16 9.17 9.18 1.14  Table Nine; no Ally enters the Siegfried line
;;; in:       zp_class = CLASS_ARMOUR..CLASS_INFILTRATOR;
;;;           zp_terrain = TERRAIN_PLAIN..TERRAIN_SIEGFRIED; X = 0 German, 1 Allied
;;; out:      A = half points; C = 1 when it may not enter; X kept
;;; clobbers: Y
;;; cycles:   <= 50
.proc ground_points
        lda     zp_class
        asl     a
        asl     a
        adc     zp_class                ; C = 0
        adc     zp_terrain
        tay
        .assert TERRAINS = 5, error, "five terrains a class"
        lda     enter_points,y
        ldy     zp_terrain
        cpy     #TERRAIN_SIEGFRIED      ; C = 1: the line
        bcc     @done
        cpx     #SIDE_ALLIED            ; C = 1: an Ally
@done:  rts
.endproc

;;; way_points -- movement points to enter a hex by road
;;; rule:     4.2 7.4 9.15 9.16 9.17 9.18; 10.12  revised: Allied infantry on roads
;;; in:       zp_class = CLASS_ARMOUR..CLASS_INFILTRATOR;
;;;           zp_terrain = TERRAIN_PLAIN..TERRAIN_SIEGFRIED; X = 0 German, 1 Allied;
;;;           st_rules = 0..63
;;; out:      A = half points; C = 1 when it may not enter; X kept
;;; clobbers: Y
;;; cycles:   <= 90
.proc way_points
        jsr     ground_points
        bcs     @done
        lda     zp_class
        asl     a
        adc     zp_class                ; C = 0; classic, German, Allied
        tay
        lda     st_rules
        and     #RULE_ROADS
        beq     @points
        iny
        cpx     #SIDE_GERMAN
        beq     @points
        iny
@points:
        lda     road_points,y
        clc
@done:  rts
.endproc
