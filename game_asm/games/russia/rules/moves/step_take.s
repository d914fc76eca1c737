; A strategic step.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export step_take, group_enters
        .import enter_fatigue, fatigue_add, ground_at, group_kind, guns_back, hex_edge_there
        .import hex_edges, hold, on_line, side_of, steps_allowed, terrain_at, terrain_frozen
        .import unit_first, unit_next

points          = zp_rules
way             = zp_rules+1

        .segment "RULES"

;;; step_take -- a group steps into the next hex
;;; rule:     6.2.1 6.2.4 6.2.6 6.10.2 8.1.2 8.1.4 6.2.11
;;; in:       X = group that step_refused does not refuse; zp_hex = where it stands; zp_to = the
;;;           next
;;;           hex; A = direction 0..5
;;; out:      group_at_lo, group_at_hi, group_steps, group_flags, group_dug, group_guns; its units;
;;;           pool_guns_lo, pool_guns_hi; hex_ground; zp_hex = zp_to; X kept
;;; clobbers: A Y zp_ptr0 zp_t0..zp_t2 zp_arg0 zp_arg1 zp_unit zp_terrain zp_river zp_group
;;;           zp_rules zp_rules+1
;;; cycles:   <= 30000
.proc step_take
        sta     way
        stx     zp_group
        lda     group_steps,x
        bne     @based
        jsr     side_of
        tay
        jsr     on_line
        ldx     zp_group
        bcc     @based
        lda     group_flags,x
        ora     #GF_BASED
        sta     group_flags,x
@based: lda     #0
        sta     zp_river
        jsr     ground_at
        bpl     @leave                  ; only out of an enemy's zone does a river count
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        ldx     way
        lda     #>hex_edges
        jsr     hex_edge_there
        beq     @leave
        inc     zp_river
@leave: lda     zp_to
        sta     zp_hex
        lda     zp_to+1
        sta     zp_hex+1
        jsr     terrain_at
        sta     zp_terrain
        ldx     zp_group
        lda     #0
        jsr     enter_fatigue
        jsr     group_enters
        ldx     zp_group
        inc     group_steps,x
        lda     group_flags,x
        ora     #GF_MOVED
        sta     group_flags,x
        lda     zp_terrain
        jsr     terrain_frozen
        cmp     #TERRAIN_SWAMP
        beq     @spent
        cmp     #TERRAIN_MOUNTAIN
        beq     @spent
        jsr     ground_at
        bmi     @spent
        jsr     steps_allowed
        cmp     group_steps,x
        bne     @done
@spent: lda     group_flags,x
        ora     #GF_SPENT
        sta     group_flags,x
@done:  rts
.endproc

        .segment "RULES"

;;; group_enters -- a group comes into a hex: its units tire, artillery and entrenchment are gone
;;; rule:     6.2.4 8.10.2 8.1.1 8.8.1
;;; in:       zp_group; zp_hex = index; A = points of fatigue
;;; out:      group_at_lo, group_at_hi, group_dug, group_guns; its units; pool_guns_lo,
;;;           pool_guns_hi;
;;;           hex_ground and the lists of cities, as hold has it; X = zp_group
;;; clobbers: A Y zp_ptr0 zp_t0 zp_t2 zp_unit zp_rules
;;; cycles:   <= 16000
.proc group_enters
        sta     points
        ldx     zp_group
        lda     zp_hex
        sta     group_at_lo,x
        lda     zp_hex+1
        sta     group_at_hi,x
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @done
        jsr     guns_back
        lda     #0
        sta     group_dug,x
        jsr     unit_first
        bcs     @hold
@unit:  lda     points
        jsr     fatigue_add
        jsr     unit_next
        bcc     @unit
@hold:  jsr     side_of
        tay
        jsr     hold
@done:  ldx     zp_group
        rts
.endproc
