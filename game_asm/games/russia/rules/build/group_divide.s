; A group is divided.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export group_divide, group_left
        .import group_kind, group_leaves, group_new, side_of, stack_at, unit_first

whole           = zp_rules+4
kind            = zp_rules+5

        .segment "BUILD"

;;; group_divide -- a second group beside one that stands alone, without a unit as yet
;;; rule:     4.3.1 4.3.2 10.0.5  it has the same trenches and weeks without supply
;;; in:       X = group 0..255; A = KIND_MECH or KIND_INFANTRY; st_side
;;; out:      C = 0: X = the new group, all its group_* lists; C = 1: A = NOT_*
;;; clobbers: A X Y zp_t0 zp_t1 zp_hex zp_rules..zp_rules+5
;;; cycles:   <= 6500
.proc group_divide
        sta     kind
        stx     whole
        txa
        beq     @none
        bmi     @none
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @none
        jsr     side_of
        cmp     st_side
        bne     @none
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @none
        lda     group_at_lo,x
        sta     zp_hex
        lda     group_at_hi,x
        sta     zp_hex+1
        lda     st_side
        jsr     stack_at
        cmp     #STACK
        bcs     @stacked
        lda     kind
        jsr     group_new
        bcs     @done
        ldy     whole
        lda     group_dug,y
        sta     group_dug,x
        lda     group_flags,y
        sta     group_flags,x
        lda     group_out,y             ; who may move no more divides no way out
        sta     group_out,x
        clc
@done:  rts
@none:  lda     #NOT_GROUP
        sec
        rts
@stacked:
        lda     #NOT_ALONE              ; C = 1
        rts
.endproc

;;; group_left -- a combat group without a unit leaves the map
;;; rule:     4.3.4 4.4.3  its artillery goes back to the pool
;;; in:       X = group 1..127; st_side, its side
;;; out:      C = 1: it is gone, as group_leaves; pool_guns_lo, pool_guns_hi; X kept
;;; clobbers: A Y zp_t0 zp_group zp_unit
;;; cycles:   <= 12500
.proc group_left
        jsr     unit_first
        bcc     @lives
        jsr     guns_back
        jsr     group_leaves
        sec
@lives: rts
        .import guns_back
.endproc
