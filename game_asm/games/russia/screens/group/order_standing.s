; A standing order.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export order_standing
        .import cursor_show, group_taken, msg_standing_keys, pick_hex, prompt_at

        .segment "ORDERS"

;;; order_standing -- the hex that the taken group goes to by itself, week after week; Escape: none
;;; rule:     6.2.5  ours
;;; in:       group_taken
;;; out:      group_standing, group_goal_lo, group_goal_hi
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_standing
        jsr     cursor_show
        lda     #<msg_standing_keys
        ldy     #>msg_standing_keys
        jsr     prompt_at
        jsr     pick_hex
        ldx     group_taken
        lda     #STANDING_NONE
        bcs     @put
        lda     zp_hex
        sta     group_goal_lo,x
        lda     zp_hex+1
        sta     group_goal_hi,x
        lda     #STANDING_GO
@put:   sta     group_standing,x
        rts
.endproc
