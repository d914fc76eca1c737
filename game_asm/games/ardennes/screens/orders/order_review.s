; The review of those who might attack.
        .include "zeropage.inc"
        .include "state.inc"

        .export order_review
        .import ask_sure, cursor_hide, hexview_panel, key_capital, msg_review, msg_review_done
        .import msg_review_sure, prompt_at, review_next, said, unit_to

SEEN            = zp_overlay+8          ; the unit behind the last that was shown

        .segment "MOVE"

;;; order_review -- show one by one who might attack and need not, if the player wants to look
;;; rule:     10.5
;;; in:       the state; hex_zones
;;; out:      C = 0: nothing was looked at; C = 1: the player has looked, and goes on moving
;;; clobbers: everything but the state and the cursor
;;; cycles:   -
.proc order_review
        ldx     #0
        jsr     review_next
        bcs     @none
        lda     #<msg_review_sure
        ldy     #>msg_review_sure
        jsr     ask_sure
        bcc     @end
        ldx     #0
@next:  jsr     review_next
        bcs     @all
        inx
        stx     SEEN
        dex
        txa
        pha
        jsr     cursor_hide
        pla
        tax
        jsr     unit_to
        jsr     hexview_panel
        lda     #<msg_review
        ldy     #>msg_review
        jsr     prompt_at
        jsr     key_capital
        cmp     #'R'
        bne     @stops
        ldx     SEEN
        jmp     @next
@all:   lda     #<msg_review_done
        ldy     #>msg_review_done
        jsr     said
@stops: sec
        rts
@none:  clc
@end:   rts
.endproc
