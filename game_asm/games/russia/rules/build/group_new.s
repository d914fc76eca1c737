; A new group takes the field.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export group_new
        .import stack_at

        .segment "BUILD"

;;; group_new -- give out the lowest free number of a kind, for a group in a hex
;;; rule:     4.3.2 4.9.3 4.1.1 4.1.2 4.1.3 4.1.4
;;; in:       A = KIND_MECH or KIND_INFANTRY; zp_hex; st_side
;;; out:      C = 0: X = group, on the map, all its group_* lists; C = 1: A = NOT_NUMBER or
;;;           NOT_STACK
;;; clobbers: A X Y zp_t0 zp_t1 zp_rules
;;; cycles:   <= 4000
.proc group_new
        sta     zp_rules
        lda     st_side
        jsr     stack_at
        cmp     #STACK
        bcs     @full
        lda     zp_rules
        asl     a
        ora     st_side
        tay
        ldx     first,y
@seek:  lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @free
        inx
        txa
        cmp     behind,y
        bne     @seek
        lda     #NOT_NUMBER
        sec
        rts
@free:  lda     zp_hex
        sta     group_at_lo,x
        lda     zp_hex+1
        sta     group_at_hi,x
        lda     #0
        sta     group_dug,x
        sta     group_guns,x
        sta     group_plot,x
        sta     group_flags,x
        sta     group_steps,x
        sta     group_out,x
        sta     group_absent,x
        sta     group_standing,x
        clc
        rts
@full:  lda     #NOT_STACK              ; C = 1
        rts
; by kind and side
first:  .byte   1, SOVIET_BIT, FIRST_INFANTRY, SOVIET_BIT + FIRST_INFANTRY
behind: .byte   FIRST_INFANTRY, SOVIET_BIT + FIRST_INFANTRY, FIRST_AIR, SOVIET_BIT + FIRST_AIR
.endproc
