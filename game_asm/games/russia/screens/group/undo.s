; A move is taken back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export undo_forget, undo_hex, undo_keep, undo_move
        .import ground_at, group_taken, held_by, unit_first, unit_next

STEPS           = 4                     ; of a mechanized group

        .segment "ORDERS_BSS"
undo_group:     .res 1                  ; whose move can be taken back, 0 nobody's
was_at:         .res 2
was_dug:        .res 1
was_guns:       .res 1
was_flags:      .res 1
was_pool:       .res 2
was_rails:      .res 1
was_units:      .res 2 * MOST_GROUP     ; strength and fatigue
hexes:          .res 1                  ; that changed hands on the way
hex_lo:         .res STEPS
hex_hi:         .res STEPS

        .segment "ORDERS"

;;; undo_forget -- another group is taken: the last move stands
;;; rule:     6.2.1  ours
;;; in:       group_taken
;;; out:      none
;;; clobbers: A
;;; cycles:   <= 24
.proc undo_forget
        lda     undo_group
        cmp     group_taken
        beq     @done
        lda     #0
        sta     undo_group
@done:  rts
.endproc

;;; undo_keep -- keep what a group is before its first step of a week
;;; rule:     6.2.1  ours
;;; in:       X = group_taken = group that may move
;;; out:      X kept
;;; clobbers: A Y zp_unit zp_group zp_t0
;;; cycles:   <= 16000
.proc undo_keep
        lda     group_flags,x
        and     #GF_MOVED
        bne     @done                   ; it is on its way
        stx     undo_group
        sta     hexes
        lda     group_at_lo,x
        sta     was_at
        lda     group_at_hi,x
        sta     was_at+1
        lda     group_dug,x
        sta     was_dug
        lda     group_guns,x
        sta     was_guns
        lda     group_flags,x
        sta     was_flags
        ldy     st_side
        lda     pool_guns_lo,y
        sta     was_pool
        lda     pool_guns_hi,y
        sta     was_pool+1
        lda     st_rails_used
        sta     was_rails
        lda     #0
        sta     zp_t0
        jsr     unit_first
@unit:  bcs     @done
        ldx     zp_t0
        ldy     #U_STRENGTH
        lda     (zp_unit),y
        sta     was_units,x
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        sta     was_units+1,x
        inx
        inx
        stx     zp_t0
        ldx     zp_group
        jsr     unit_next
        jmp     @unit
@done:  ldx     group_taken
        rts
.endproc

;;; undo_hex -- note a hex that will change hands when the taken group steps into it
;;; rule:     8.8.1  ours: aircraft take no ground
;;; in:       group_taken; zp_to = index
;;; out:      zp_hex kept
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 140
.proc undo_hex
        lda     group_taken
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @done
        lda     zp_to
        sta     zp_ptr0
        lda     zp_to+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        ldy     st_side
        jsr     held_by
        bcs     @done
        ldx     hexes
        cpx     #STEPS
        bcs     @done
        inc     hexes
        lda     zp_to
        sta     hex_lo,x
        lda     zp_to+1
        sta     hex_hi,x
@done:  rts
.endproc

;;; undo_move -- the taken group is as it was before this week's steps
;;; rule:     6.2.1  ours: nothing is learnt on the way, so that all its steps may be taken back
;;; in:       group_taken
;;; out:      C = 0: the group, its units, the artillery pool, the ground; C = 1: it has not moved,
;;;           or others were ordered since; changes group_at_lo group_at_hi group_dug group_guns
;;;           group_flags group_steps pool_guns_lo pool_guns_hi st_rails_used hex_ground
;;; clobbers: A X Y zp_unit zp_group zp_t0 zp_ptr0 zp_hex
;;; cycles:   <= 16000
.proc undo_move
        ldx     undo_group
        beq     @no
        cpx     group_taken
        bne     @no
        lda     group_flags,x
        and     #GF_MOVED
        bne     @may
@no:    sec
        rts
@may:   lda     was_at
        sta     group_at_lo,x
        lda     was_at+1
        sta     group_at_hi,x
        lda     was_dug
        sta     group_dug,x
        lda     was_guns
        sta     group_guns,x
        lda     was_flags
        sta     group_flags,x
        lda     #0
        sta     group_steps,x
        sta     zp_t0
        ldy     st_side
        lda     was_pool
        sta     pool_guns_lo,y
        lda     was_pool+1
        sta     pool_guns_hi,y
        lda     was_rails
        sta     st_rails_used
        jsr     unit_first
@unit:  bcs     @ground
        ldx     zp_t0
        ldy     #U_STRENGTH
        lda     was_units,x
        sta     (zp_unit),y
        ldy     #U_FATIGUE
        lda     was_units+1,x
        sta     (zp_unit),y
        inx
        inx
        stx     zp_t0
        ldx     zp_group
        jsr     unit_next
        jmp     @unit
@ground:
        ldx     hexes
        beq     @done
@hex:   dex
        lda     hex_lo,x
        sta     zp_hex
        lda     hex_hi,x
        sta     zp_hex+1
        jsr     ground_at
        eor     #GROUND_AXIS
        sta     (zp_ptr0),y
        cpx     #0
        bne     @hex
@done:  lda     #0
        sta     undo_group
        clc
        rts
.endproc
