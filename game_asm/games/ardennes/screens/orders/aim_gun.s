; A gun is aimed.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export aim_gun
        .import panel_named
        .import cursor_hex, engage_member, foe_beside, hex_distance, hex_place, msg_gun_to
        .import pick_unit, prompt_at, unit_class, unit_kind, unit_side

RANGE           = 3
MINE            = zp_overlay+8          ; the unit at work

        .segment "MOVE"

;;; aim_gun -- aim a gun at a unit, or behind the battles let it protect one
;;; rule:     2.8 2.11 2.12 2.13 2.14 7.6  one target a gun, within three hexes; none next to an
;;;           enemy
;;; in:       X = unit of st_side on the map; hex_zones
;;; out:      unit_task, unit_flags
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc aim_gun
        stx     MINE
        jsr     unit_class
        cmp     #CLASS_ARTILLERY
        bne     @none
        jsr     engage_member
        bne     @none
        jsr     cursor_hex
        ldy     st_side
        jsr     foe_beside
        bne     @none
        lda     #<msg_gun_to
        ldy     #>msg_gun_to
        jsr     prompt_at
        jsr     pick_unit
        bcs     @leave
        ldx     MINE
        lda     unit_at_lo,x
        sta     zp_arg0
        lda     unit_at_hi,x
        sta     zp_arg1
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        ldx     st_cursor_x
        inx
        stx     zp_arg2
        ldx     st_cursor_y
        inx
        stx     zp_arg3
        jsr     hex_distance
        cmp     #RANGE + 1
        bcs     @far
        jsr     panel_named
        bcs     @nobody
        jsr     unit_side
        eor     st_side
        ldy     st_phase
        cpy     #PHASE_GUARD
        bne     @foe
        eor     #1                      ; one of its own
@foe:   tay
        beq     @nobody
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @nobody
        txa
        ldx     MINE
        sta     unit_task,x
        lda     unit_flags,x
        ora     #UF_AIMED
        sta     unit_flags,x
@leave: rts
@none:  refuse  msg_gun_none
@far:   refuse  msg_gun_far
@nobody:
        refuse  msg_gun_foe
.endproc
