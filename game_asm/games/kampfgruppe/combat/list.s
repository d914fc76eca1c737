; The list of a side's units that the other side searches.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export list_build, list_seen, list_spread
        .import side_units, unit_next, unit_ready, foe_select, sighting_range, map_at
        .import weapon_kind
        .import list_no, list_east, list_south, list_span, list_sight, list_state

LIST_SEEN       = %10000000             ; as in combat/search.s
LIST_ARMOUR     = %01000000
LIST_DOWN       = %00100000

        .segment "COMBAT"

;;; list_build -- list the units of the other side that stand on the map
;;; rule:     7.1.4  how far each can be spotted from
;;; rule:     7.2.2 7.2.5  who is armour, which men are wholly down
;;; in:       zp_side
;;; out:      list_*; reach is the farthest range that matters
;;; clobbers: A X Y zp_unit zp_unit_no zp_t0 zp_map zp_square zp_overlay.. zp_side zp_from_x/y
;;; cycles:   <= 110000
.proc list_build
        lda     #0
        sta     list_count
        lda     zp_side
        eor     #1
        sta     zp_side
        jsr     side_units
@unit:  jsr     unit_ready
        bcc     @next
        jsr     add
@next:  jsr     unit_next
        bcs     @unit
        lda     zp_side
        eor     #1
        sta     zp_side
        rts
.endproc

; The unit at work, last of the list.
.proc add
        inc     list_count
        ldx     me_x
        ldy     me_y
        jsr     map_at
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        stx     target_row
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_MOVED | UF_MOVED_BEFORE
        cmp     #1
        lda     zp_square
        jsr     sighting_range
        ldx     list_count
        sta     list_sight,x
        jsr     list_spread
        lda     zp_unit_no
        sta     list_no,x
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_SEEN | UF_SEEN_BEFORE ; seen in this pulse: only when they are listed anew
        beq     @unseen
        lda     st_visibility
        jsr     list_spread
@unseen:
        ldy     target_row
        lda     weapon_kind,y
        and     #KIND_MASK
        cmp     #KIND_TRUCK
        lda     #LIST_ARMOUR
        bcc     @set
        lda     weapon_kind,y
        and     #KIND_MASK
        cmp     #KIND_INFANTRY
        bne     @plain
        ldy     #U_SUPPRESSION
        lda     (zp_unit),y
        cmp     #FULL_SUPPRESSION
        lda     #LIST_DOWN
        bcs     @set
@plain: lda     #0
@set:   sta     list_state,x
        rts
.endproc

;;; list_spread -- set how far off a unit of the list matters
;;; in:       X = place in the list; A = reach 0..20; me_x, me_y = its square
;;; out:      list_east, list_south, list_span
;;; clobbers: A Y
;;; cycles:   <= 50
.proc list_spread
        tay
        clc
        adc     me_x
        sta     list_east,x
        tya
        clc
        adc     me_y
        sta     list_south,x
        tya
        sec
        rol     a
        sta     list_span,x
        rts
.endproc

;;; list_seen -- tell the enemies of the list that they were spotted
;;; in:       list_*
;;; out:      UF_SEEN; changes unit_records
;;; clobbers: A X Y zp_foe zp_foe_no zp_t0 zp_t1 listed
;;; cycles:   <= 45000
.proc list_seen
        ldx     list_count
        beq     @done
@next:  lda     list_state,x
        and     #LIST_SEEN
        beq     @step
        stx     listed
        lda     list_no,x
        jsr     foe_select
        ldy     #U_FLAGS
        lda     (zp_foe),y
        ora     #UF_SEEN
        sta     (zp_foe),y
        ldx     listed
@step:  dex
        bne     @next
@done:  rts
.endproc
