        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export front_find
        .exportzp ai_front
        .import unit_select, kind_get, place_get, way_left

way_sum  := own_front
fighters := own_front+2

        .segment "COMPUTER"

;;; front_find -- how far from the objective the side's tanks and men are, on an average
;;; in:       zp_side; the side's units; st_objective_x/y
;;; out:      ai_front
;;; clobbers: A X Y zp_unit zp_unit_no zp_from_x..zp_to_y near_dx near_dy ai_kind ai_weapon ai_t0
;;;           own_front..own_front+2
;;; cycles:   <= 60000
.proc front_find
        lda     #0
        sta     way_sum
        sta     way_sum+1
        sta     fighters
        sta     ai_t0
@unit:  lda     ai_t0
        jsr     unit_select
        jsr     place_get
        bmi     @next
        jsr     kind_get
        cmp     #KIND_ARTILLERY
        bcc     @fights
        cmp     #KIND_HMG
        bcc     @next
@fights:
        jsr     way_left
        clc
        adc     way_sum
        sta     way_sum
        bcc     @one
        inc     way_sum+1
@one:   inc     fighters
@next:  inc     ai_t0
        lda     ai_t0
        cmp     #UNITS
        bcc     @unit
        ldx     fighters
        beq     @set                    ; nobody
        ldx     #$FF
@share: inx
        lda     way_sum
        sec
        sbc     fighters
        sta     way_sum
        bcs     @share
        dec     way_sum+1
        bpl     @share
@set:   stx     ai_front
        rts
.endproc
