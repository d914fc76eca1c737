; Ammunition by what a shot is worth.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export range_worth
        .import ammo_ends, turns_left, foe_range, place_get, map_at, foe_col, foe_row, foe_kind
        .import weapon_mp, ground_cover, w_poor, w_poor_few

ALWAYS          = 255                   ; weights: shots are never saved

        .segment "COMPUTER_BSS"
wanted:         .res 1
poor:           .res 1                  ; 1 = somebody in reach is a poor target

        .segment "COMPUTER"

;;; range_worth -- the range of the unit at work, short when only poor targets are in reach
;;; rule:     7.8.1 7.4.2 7.6.2 W23  men and machine guns in cover, and armour to who cannot pierce
;;; rule:     W23  it, are poor targets as long as the ammo would not last to the end
;;; in:       A = range; zp_unit zp_unit_no, ai_kind ai_weapon; ai_foes foe_*; st_turn st_last_turn
;;; out:      A = range
;;; clobbers: X Y zp_from_x/y zp_to_x/y zp_map zp_square near_dx near_dy
;;; cycles:   -
.proc range_worth
        sta     wanted
        ldx     ai_kind
        lda     w_poor,x
        cmp     #ALWAYS
        beq     @free
        jsr     ammo_ends
        bcc     @free
        lda     #0
        sta     poor
        jsr     place_get
        ldx     ai_foes
        beq     @free
@foe:   dex
        jsr     foe_range
        cmp     wanted
        beq     @reach
        bcs     @next
@reach: jsr     is_poor
        bcc     @free
        inc     poor
@next:  txa
        bne     @foe
        lda     poor
        beq     @free                   ; nobody: who comes is fired at
        ldx     ai_kind
        jsr     turns_left
        asl     a                       ; half of the pulses behind this turn
        ldy     #U_AMMO
        cmp     (zp_unit),y
        lda     w_poor,x
        bcc     @done
        lda     w_poor_few
@done:  cmp     wanted
        bcc     @short
@free:  lda     wanted
@short: rts
.endproc

; C = 1 when the enemy X is a poor target of the unit at work.  Keeps X.
.proc is_poor
        lda     foe_kind,x
        cmp     #KIND_TRUCK
        bcs     @soft
        ldy     ai_weapon
        lda     weapon_mp,y
        bne     @done                   ; C = 0
        sec
        rts
@soft:  cmp     #KIND_MORTAR
        bcc     @done                   ; trucks and guns: ten points each
        txa
        pha
        ldy     zp_to_y
        ldx     zp_to_x
        jsr     map_at
        and     #TERRAIN_MASK
        tay
        pla
        tax
        lda     ground_cover,y
        cmp     #1
@done:  rts
.endproc
