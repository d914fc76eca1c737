; The list of a side's units that the other side searches.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export list_build, list_seen
        .import side_units, unit_next, unit_ready, foe_select, sighting_range, map_at
        .import weapon_kind
        .import list_no, list_x, list_y, list_reach, list_sight, list_state, list_count

LIST_ARMOUR     = %10000000             ; as in combat/search.s
LIST_SEEN       = %01000000
LIST_DOWN       = %00100000

        .segment "COMBAT"

;;; list_build -- list the units of the other side that stand on the map
;;; rule:     7.1.4  how far each can be spotted from
;;; in:       zp_side
;;; out:      list_*; list_reach is one more than the farthest range that matters
;;; clobbers: A X Y zp_unit zp_unit_no zp_t0 zp_map zp_square zp_overlay..
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
        stx     foe_row
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_MOVED | UF_MOVED_BEFORE
        cmp     #1
        lda     zp_square
        jsr     sighting_range
        ldx     list_count
        sta     list_sight,x
        clc
        adc     #1
        sta     list_reach,x
        lda     me_x
        sta     list_x,x
        lda     me_y
        sta     list_y,x
        lda     zp_unit_no
        sta     list_no,x
        ldy     #U_FLAGS
        lda     (zp_unit),y             ; UF_SEEN_BEFORE
        bpl     @unseen
        ldy     st_visibility
        iny
        tya
        sta     list_reach,x
@unseen:
        ldy     foe_row
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

;;; list_seen -- tell the enemies of the list that they were spotted
;;; in:       list_*
;;; out:      UF_SEEN
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
