; Artillery for a group.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export guns_add
        .import group_kind, plot_legal, side_of

ONCE            = 30
HIGHEST         = 210                   ; above it nothing is added

        .segment "RULES"

;;; guns_add -- a group in supply gains thirty points of artillery, or what is left of the pool
;;; rule:     6.5.1 6.5.2 8.10.1 5.0.1
;;; in:       X = group
;;; out:      C = 0: group_guns, group_flags, pool_guns_lo, pool_guns_hi; C = 1: A = 0 no supply or
;;;           it
;;;           has moved, 1 no more to be had
;;; clobbers: X Y zp_t0 zp_t1 zp_group zp_unit
;;; cycles:   <= 16000
.proc guns_add
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @none
        lda     group_flags,x
        and     #GF_SUPPLIED | GF_MOVED | GF_RAILED
        cmp     #GF_SUPPLIED
        bne     @supply
        lda     group_flags,x
        and     #GF_ARMED
        bne     @none                   ; once a week
        lda     group_guns,x
        cmp     #HIGHEST + 1
        bcs     @none
        lda     group_flags,x
        ora     #GF_ARMED
        sta     group_flags,x
        lda     group_plot,x
        beq     @still
        jsr     plot_legal              ; it may fire and attack, not move
        bcs     @moves
@still: jsr     side_of
        tay
        lda     pool_guns_hi,y
        bne     @thirty
        lda     pool_guns_lo,y
        beq     @moves
        cmp     #ONCE
        bcc     @points
@thirty:
        lda     #ONCE
@points:
        sta     zp_t1
        clc
        adc     group_guns,x
        sta     group_guns,x
        lda     pool_guns_lo,y
        sec
        sbc     zp_t1
        sta     pool_guns_lo,y
        bcs     @done
        lda     pool_guns_hi,y
        sbc     #0                      ; C = 0
        sta     pool_guns_hi,y
@done:  clc
        rts
@moves: lda     group_flags,x
        and     #GF_ARMED ^ $FF
        sta     group_flags,x
@none:  lda     #1
        sec
        rts
@supply:
        lda     #0
        sec
        rts
.endproc
