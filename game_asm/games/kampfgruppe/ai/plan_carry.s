; Riding to battle: halftracks, trucks and whatever else has somebody aboard.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export plan_carry
        .import carry_next, delay_set, place_get, area_here, foe_nearest, goal_none, speed_full
        .import passengers, w_off_armour, under_way

        .segment "COMPUTER"

LOAD_TURNS      = 2                     ; later nobody is waited for
PATIENCE        = 8
FOES_FAR        = 10                    ; no loading with an enemy nearer than that
NEAR_TRUCK      = 9                     ; an enemy so near: everybody off
AREA_OFF        = 7                     ; and so near to the objective

;;; plan_carry -- load, go on, or unload
;;; rule:     W23 5.4.5 5.4.6 5.2.5  trucks out of the enemy's reach, men off before the objective
;;; in:       zp_unit, zp_unit_no, zp_from_x/y, ai_*
;;; out:      C = 1: it is loading, no other orders; C = 0: go on; aboard; changes unit_records,
;;;           unit_x/y
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc plan_carry
        lda     #0
        sta     aboard
        lda     ai_kind
        cmp     #KIND_TRUCK+1
        bcs     @on
        ldx     #0                      ; count
        jsr     passengers
        lda     aboard
        bne     @loaded
@more:  lda     ai_kind
        cmp     #KIND_CARRIER
        bcc     @on
        lda     ai_attack
        beq     @on
        lda     st_turn
        cmp     #LOAD_TURNS+1
        bcs     @late
        jsr     foe_nearest
        cmp     #FOES_FAR
        bcc     @late
        ldy     #U_LOAD
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @drive                  ; on its way to one
        jsr     carry_next
        bcc     @full
        jsr     delay_set
@drive: jsr     speed_full
        sec
        rts
@full:  jsr     place_get
        ldx     #0
        jsr     passengers
@on:    clc
        rts
@late:  ldy     #U_LOAD
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @on
        lda     st_turn
        cmp     #PATIENCE
        bcc     @drive
        lda     #NO_UNIT
        sta     (zp_unit),y
        jsr     goal_none
        clc
        rts
@loaded:
        jsr     time_to_get_off
        bcs     @more                   ; there may be room for others
        ldx     #1
        jsr     passengers
        lda     #0
        sta     aboard
        jsr     place_get
        clc
        rts
.endproc

; C = 0 when those aboard must get off.
.proc time_to_get_off
        lda     ai_attack
        beq     @off
        jsr     area_here
        bcc     @foes
        cmp     #AREA_OFF+1
        bcc     @done
        jsr     under_way
        bcc     @done                   ; where it was to go
@foes:  jsr     foe_nearest
        ldx     ai_kind
        cpx     #KIND_TRUCK
        beq     @truck
        cmp     w_off_armour
        rts
@truck: cmp     #NEAR_TRUCK+1
@done:  rts
@off:   clc
        rts
.endproc
