; Table Four: what bombs do.
        .export bomb_loss
        .import bomb_losses

        .segment "RULES"

;;; bomb_loss -- what bombs or a rocket do
;;; rule:     9.4 6.10  a dump is hit unless the share is none
;;; in:       X = roll 1..6
;;; out:      A = SHARE_*
;;; clobbers: none
;;; cycles:   <= 15
.proc bomb_loss
        lda     bomb_losses-1,x
        rts
.endproc
