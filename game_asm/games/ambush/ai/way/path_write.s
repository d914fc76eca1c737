; A way written down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export path_write
        .import try_move

MOST_SQUARES    = 9                     ; of one order

        .segment "COMPUTER"

;;; path_write -- the way as orders, squares in one direction together
;;; rule:     5.4  move orders
;;; in:       zp_actor; ai_steps ai_path ai_mode
;;; out:      man_orders; his place as it will be; ai_moved when he goes anywhere
;;; clobbers: A X Y ai_* and what plan_try uses
;;; cycles:   -
.proc path_write
        ldx     #0
        lda     ai_steps
        beq     @order
        sta     ai_moved
@order: cpx     ai_steps
        bcs     @done
        lda     ai_path,x
        sta     zp_order+1
        ldy     #0
@same:  iny
        inx
        cpx     ai_steps
        bcs     @write
        cpy     #MOST_SQUARES
        bcs     @write
        lda     ai_path,x
        cmp     zp_order+1
        beq     @same
@write: txa
        pha
        tya
        ldy     ai_mode
        jsr     try_move
        pla
        tax
        bcc     @order
@done:  rts
.endproc
