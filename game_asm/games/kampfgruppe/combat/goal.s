; Where a unit is going.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export goal_choose
        .import place_of, guest_at, weapon_kind, route_next

        .segment "COMBAT"

;;; goal_choose -- the square that the unit at work makes for
;;; rule:     7.13.1 7.13.2  in close combat the firer's until it is there or finds no way, then its
;;; rule:     7.13.2 12.0.1  objective; a target that it has fired at itself is none to go for
;;; rule:     7.13.1 5.6.8  nor has who shells a square its range at 0 for close combat
;;; rule:     5.4.5 5.5.3  a unit that it is to load comes first
;;; in:       zp_unit, zp_side, me_x, me_y
;;; out:      C = 1, goal_x, goal_y; C = 0: none; changes unit_records
;;; clobbers: A X Y way way_cost and as route_next
;;; cycles:   <= 3200
.proc goal_choose
        ldy     #U_SHELL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        bne     @goal                   ; its range is 0 for its mission; the field names a spotter
        ldy     #U_RANGE
        lda     (zp_unit),y
        bne     @load
        ldy     #U_PULSES
        lda     (zp_unit),y
        bne     @load                   ; it has not been fired at since
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        beq     @load                   ; it was not moving
        jsr     storms
        bcc     @load
        ldy     #U_TARGET
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @load
        tax
        lda     zp_side
        eor     #1
        tay
        jsr     place_of
        cmp     #NOWHERE
        beq     @load
        sta     goal_x
        sty     goal_y
        jsr     route_next
        bcs     @on
        ldy     #U_TARGET               ; it is there and cannot fire, or a river lies between
        lda     #NO_UNIT
        sta     (zp_unit),y
@load:  ldy     #U_LOAD
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @goal
        jsr     guest_at
        cmp     #NOWHERE
        bne     @set
@goal:  ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        beq     @none
        sta     goal_x
        iny
        lda     (zp_unit),y
        sta     goal_y
        sec
@on:    rts
@set:   sta     goal_x
        sty     goal_y
        sec
        rts
@none:  clc
        rts
.endproc

; C = 1 when the unit at work is armour or infantry.
.proc storms
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_INFANTRY
        beq     @yes
        cmp     #KIND_TRUCK
        bcs     @no
@yes:   sec
        rts
@no:    clc
        rts
.endproc
