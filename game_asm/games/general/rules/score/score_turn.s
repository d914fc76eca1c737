; The points of a turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export score_turn
        .import town_holder

        .segment "RULES_LOW"

;;; score_turn -- add the points of the towns held at the end of a turn
;;; rule:     2.1 5.1 5.3 5.4 5.10 6.8; 5.6  some towns give points to buy with
;;; in:       the units; hex_pieces
;;; out:      st_score, st_points
;;; clobbers: A X Y zp_ptr0 zp_t0..zp_t2 zp_rules
;;; cycles:   <= 110000
.proc score_turn
        lda     st_towns
        beq     @done
        sta     zp_rules
@town:  ldx     zp_rules
        dex
        txa
        jsr     town_holder
        cmp     #$FF
        beq     @next
        asl     a
        tay
        ldx     zp_rules
        lda     town_gives-1,x
        clc
        adc     st_points,y
        sta     st_points,y
        lda     st_points+1,y
        adc     #0
        sta     st_points+1,y
        lda     town_points-1,x
        clc
        adc     st_score,y
        sta     st_score,y
        bcc     @next
        lda     st_score+1,y
        adc     #0
        sta     st_score+1,y
@next:  dec     zp_rules
        bne     @town
@done:  rts
.endproc
