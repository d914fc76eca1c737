; What the ground does for a defender.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export defence_times_here
        .import defence_forest_revised, defence_great_city, defence_times

        .segment "RULES"

;;; defence_times_here -- how many times its strength a unit defends with
;;; rule:     5.3 5.24 9.13 9.14 1.14 7.4 7.5  Table Eight; 10.8  revised: forest and great cities;
;;;           5.23  twice that when every attacker is across a river
;;; in:       zp_class = CLASS_ARMOUR..CLASS_PARA; zp_terrain = TERRAIN_PLAIN..TERRAIN_SIEGFRIED;
;;;           zp_place = PLACE_OTHER..PLACE_ANTWERP; st_rules = 0..63; zp_river = 0 or 1
;;; out:      A = twice the number
;;; clobbers: X
;;; cycles:   <= 75
.proc defence_times_here
        ldx     zp_class
        lda     st_rules
        and     #RULE_TERRAIN
        beq     @printed
        lda     zp_place
        bne     @great
        lda     zp_terrain
        cmp     #TERRAIN_FOREST
        beq     @forest
@printed:
        txa
        asl     a
        asl     a
        adc     zp_class                ; C = 0
        adc     zp_terrain
        tax
        .assert TERRAINS = 5, error, "five terrains a class"
        lda     defence_times,x
        bne     @river                  ; always
@great: lda     defence_great_city,x
        bne     @river                  ; always
@forest:
        lda     defence_forest_revised,x
@river: ldx     zp_river
        beq     @done
        asl     a
@done:  rts
.endproc
