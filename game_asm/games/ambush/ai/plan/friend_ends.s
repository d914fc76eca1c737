; Whether a friend is in a square, or will be.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export friend_ends
        .import man_fit

        .segment "COMPUTER"

;;; friend_ends -- does a man of the side end the turn in a square, or is he there, yet to plan?
;;; in:       zp_to_x/y; ai_first; ai_claim_x ai_claim_y; man_in_play man_wounds
;;; out:      Z = 1 when one does
;;; clobbers: A X Y
;;; cycles:   <= 700
.proc friend_ends
        ldx     ai_first
        ldy     #SQUAD
@man:   jsr     man_fit
        bcc     @next
        lda     ai_claim_x,x
        cmp     zp_to_x
        bne     @next
        lda     ai_claim_y,x
        cmp     zp_to_y
        beq     @done
@next:  inx
        dey
        bne     @man
        dey                             ; Z = 0
@done:  rts
.endproc
