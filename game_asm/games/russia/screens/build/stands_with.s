; Two groups in one hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export stands_with
        .import side_of

        .segment "BUILD"

;;; stands_with -- are these two combat groups of st_side in one hex?
;;; rule:     4.4.1
;;; in:       X, Y = groups 0..255; st_side
;;; out:      C = 0 they are; C = 1: A = NOT_GROUP or NOT_HERE; X Y kept
;;; clobbers: A zp_t0
;;; cycles:   <= 220
.proc stands_with
        jsr     @mine
        bcs     @group
        pha
        txa
        pha
        tya
        tax
        pla
        tay
        pla
        jsr     @mine
        bcs     @group_back
        jsr     @swap
        tya
        sta     zp_t0
        cpx     zp_t0
        beq     @apart
        lda     group_at_lo,x
        cmp     group_at_lo,y
        bne     @apart
        lda     group_at_hi,x
        cmp     group_at_hi,y
        bne     @apart
        clc
        rts
@apart: lda     #NOT_HERE
        sec
        rts
@group_back:
        jsr     @swap
@group: lda     #NOT_GROUP
        sec
        rts
@swap:  txa
        pha
        tya
        tax
        pla
        tay
        rts
@mine:  txa
        beq     @no
        bmi     @no
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @no
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @no
        jsr     side_of
        cmp     st_side
        bne     @no
        clc
        rts
@no:    sec
        rts
.endproc
