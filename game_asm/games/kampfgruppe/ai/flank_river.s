; The flank of an attacker who has a river to cross.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export flank_river
        .import place_of, wide_place, exposed, goal_bank, cross_range, objective_to

crossing := own_flank
across   := own_flank+1                 ; 1 = somebody is on the other bank than the objective
total    := own_flank+2                 ; squares that all go by this flank
other    := own_flank+4                 ; and by the other

        .segment "COMPUTER_BSS"
toll:           .res CROSSINGS_MOST     ; squares from each crossing, and what speaks against it

        .segment "COMPUTER"

;;; flank_river -- the flank to which the ways over the river are shorter, all units together
;;; rule:     W23  by crossings away from the objective, then round: nobody passes before its guns
;;; in:       zp_side, ai_attack ai_forward ai_crossings cross_*; st_battle st_map_rows
;;;           st_objective_x/y; the side's units; crossings_list was called
;;; out:      C = 1, A = MISSION_NORTH or MISSION_SOUTH; C = 0 when nobody has to cross, or none
;;;           goes wide here
;;; clobbers: A X Y zp_from_x..zp_to_y zp_map near_dx near_dy ai_best ai_goal_x ai_goal_y ai_via_x
;;;           ai_via_y ai_t1 ai_t2 own_flank..own_flank+5
;;; cycles:   <= 1400000
.proc flank_river
        lda     ai_crossings
        beq     @no
        lda     #MISSION_NORTH
        jsr     by_flank
        bcc     @no
        lda     total
        sta     other
        lda     total+1
        sta     other+1
        lda     #MISSION_SOUTH
        jsr     by_flank
        bcc     @no
        lda     total
        cmp     other
        lda     total+1
        sbc     other+1
        lda     #MISSION_NORTH
        bcs     @yes
        lda     #MISSION_SOUTH
@yes:   sec
        rts
@no:    clc
        rts
.endproc

; A = a flank -> C = 1, total = squares of all units that have to cross, by it; C = 0: none has.
.proc by_flank
        jsr     wide_place
        bcc     @none
        ldx     ai_crossings
@toll:  stx     crossing
        lda     ai_via_x
        sta     zp_from_x
        lda     ai_via_y
        sta     zp_from_y
        jsr     cross_range
        sta     ai_t1
        jsr     exposed                 ; C = 0
        adc     ai_t1
        ldx     crossing
        sta     toll-1,x
        dex
        bne     @toll
        jsr     objective_to
        lda     #0
        sta     total
        sta     total+1
        sta     across
        sta     ai_t2
@unit:  ldx     ai_t2
        ldy     zp_side
        jsr     place_of
        bmi     @next
        sta     zp_from_x
        sty     zp_from_y
        tax
        jsr     goal_bank
        bcc     @next
        lda     #1
        sta     across
        jsr     shortest
        clc
        adc     total
        sta     total
        bcc     @next
        inc     total+1
@next:  inc     ai_t2
        lda     ai_t2
        cmp     #UNITS
        bcc     @unit
        lda     across
        cmp     #1
@none:  rts
.endproc

; A = squares from zp_from over the best crossing.
.proc shortest
        lda     #$FF
        sta     ai_best
        ldx     ai_crossings
@cross: jsr     cross_range
        clc
        adc     toll-1,x
        cmp     ai_best
        bcs     @next
        sta     ai_best
@next:  dex
        bne     @cross
        lda     ai_best
        rts
.endproc
