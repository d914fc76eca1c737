; On to the next group.
        .include "state.inc"
        .include "russia.inc"
        .include "zeropage.inc"

        .export group_taken, order_next
        .import cursor_hide, group_to, mine_first, side_of

        .segment "ORDERS_BSS"
group_taken:    .res 1                  ; the group that was looked at last

        .segment "ORDERS"

;;; order_next -- the cursor to the next group of st_side on the map, which the panel names first
;;; rule:     6.1.1  ours: those with standing orders are passed over
;;; in:       group_taken
;;; out:      C = 1; group_taken; panel_first; the cursor
;;; clobbers: everything but the state and the cursor
;;; cycles:   -
.proc order_next
        ldy     #GROUPS                 ; once round
@next:  ldx     group_taken
        inx
        txa
        and     #GROUPS - 1
        tax
        stx     group_taken
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @other
        jsr     side_of
        cmp     st_side
        bne     @other
        lda     group_standing,x
        .assert STANDING_NONE = 0, error, "no standing order is no zero"
        beq     @found                  ; who has one looks after itself
@other: dey
        bne     @next
        sec
        rts
@found: jsr     cursor_hide
        ldx     group_taken
        jsr     group_to
        jsr     mine_first
        sec
        rts
.endproc
