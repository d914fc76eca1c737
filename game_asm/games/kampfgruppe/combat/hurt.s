; What a unit suffers.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export hurt, unit_lost
        .import weapon_points, weapon_kind, multiply_8, cargo_suffers, cargo_out, cargo_any

        .segment "COMBAT"

;;; hurt -- the enemy loses what was killed and keeps its head down
;;; rule:     7.6.1 7.10.1 7.10.2 7.10.3 10.2.2
;;; in:       zp_foe, zp_foe_no, target_row, killed, pressed; zp_side = who fires
;;; out:      U_COUNT, U_SUPPRESSION; killed = at most what was there; changes st_kill_points,
;;;           unit_records, unit_x
;;; clobbers: A X Y rng_seed, all scratch and the overlay's own
;;; cycles:   -
.proc hurt
        ldy     #U_COUNT
        lda     (zp_foe),y
        cmp     killed
        bcs     @some
        sta     killed                  ; no more than there were
@some:  ldx     target_row
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_TRUCK             ; C = 0: armour
        lda     #FULL_SUPPRESSION
        bcs     @most
        lda     #ARMOUR_SUPPRESSION
@most:  sta     zp_t0
        ldy     #U_SUPPRESSION
        lda     (zp_foe),y
        clc
        adc     pressed
        bcs     @full
        cmp     zp_t0
        bcc     @press
@full:  lda     zp_t0
@press: sta     (zp_foe),y
        lda     killed
        beq     @cargo
        jsr     score
        lda     zp_side
        eor     #1
        tax
        lda     cargo_any,x
        beq     @fewer
        jsr     cargo_suffers           ; reckons with the number before
@fewer: ldy     #U_COUNT
        lda     (zp_foe),y
        sec
        sbc     killed
        sta     (zp_foe),y
        beq     unit_lost
        rts
@cargo: lda     zp_side
        eor     #1
        tax
        lda     cargo_any,x
        beq     @done
        ldy     #U_SUPPRESSION
        lda     (zp_foe),y
        cmp     #ARMOUR_SUPPRESSION
        bcc     @done
        ldx     target_row
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_CARRIER
        bcs     @done
        jmp     cargo_out
@done:  rts
.endproc

;;; unit_lost -- the enemy unit is no more
;;; in:       zp_foe, zp_foe_no; zp_side = the other side
;;; out:      its record and place; changes unit_records, unit_x/y
;;; clobbers: A X Y
;;; cycles:   <= 220
.proc unit_lost
        lda     #0
        ldy     #U_COUNT
        sta     (zp_foe),y
        ldy     #U_SPEED
        sta     (zp_foe),y
        lda     #NOWHERE
        ldx     #fields_end-fields-1
@field: ldy     fields,x
        sta     (zp_foe),y
        dex
        bpl     @field
        ldx     zp_foe_no
        ldy     zp_side
        beq     @soviet
        sta     unit_x,x
        sta     unit_y,x
        rts
@soviet:
        sta     unit_x+UNITS,x
        sta     unit_y+UNITS,x
        rts
.endproc

fields: .byte   U_TARGET, U_GOAL_X, U_GOAL_Y, U_NEXT_X, U_NEXT_Y, U_CARRIER, U_LOAD
        .byte   U_SHELL_X, U_SHELL_Y
fields_end:
        .assert NO_UNIT = NOWHERE, error, "one blank serves both"

; The points for what was killed, to side zp_side.
.proc score
        ldx     target_row
        jsr     weapon_points
        sta     zp_t0
        lda     killed
        jsr     multiply_8
        pha
        lda     zp_side
        asl     a
        tax
        lda     zp_t1
        clc
        adc     st_kill_points,x
        sta     st_kill_points,x
        pla
        adc     st_kill_points+1,x
        sta     st_kill_points+1,x
        rts
.endproc
