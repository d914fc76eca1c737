; Who goes where a ring is open.
        .include "ai/ai.inc"
        .export ring_close
        .import group_kind, hex_neighbour, member_fits, plot_legal, power, stack_next
        .import support_add, support_drop

        .segment "COMPUTER"

;;; ring_close -- a group of a kind that stands beside a hex is to move there first of all
;;; rule:     6.6.7 6.6.12 7.0.1
;;; in:       zp_to = index; ai_kind; ai_best = its least power; power tired; the groups
;;; out:      C = 0 when there is one: group_plot; hex_field_support as if it stood there already
;;; clobbers: A X Y scratch zp_hex zp_group zp_unit ai_from ai_group ai_left ai_way
;;; cycles:   <= 60000
.proc ring_close
        lda     #5
        sta     ai_left
@way:   copy_word zp_arg0, zp_to
        ldx     ai_left
        jsr     hex_neighbour
        copy_word zp_hex, zp_arg0
        ldx     #0
        lda     st_side
        beq     @first
        ldx     #SOVIET_BIT - 1
@first: jsr     stack_next
        bcs     @on
        stx     ai_group
        jsr     group_kind
        cmp     ai_kind
        bne     @more
        lda     power,x
        cmp     ai_best
        bcc     @more
        jsr     member_fits
        bcs     @more
        ldy     ai_left
        lda     back,y
        sta     ai_way
        jsr     plot_legal
        bcc     @goes
@more:  ldx     ai_group
        jmp     @first
@on:    dec     ai_left
        bpl     @way
        sec
        rts
@goes:  ldx     ai_group
        lda     ai_way
        sta     group_plot,x
        copy_word ai_from, zp_hex
        jsr     support_drop
        ldx     ai_group
        lda     zp_to
        sta     group_at_lo,x
        lda     zp_to+1
        sta     group_at_hi,x
        jsr     support_add
        ldx     ai_group
        lda     ai_from
        sta     group_at_lo,x
        lda     ai_from+1
        sta     group_at_hi,x
        clc
        rts
back:   .byte   4, 5, 6, 1, 2, 3        ; the plot of the way back
.endproc
