; Tables Three, Five and Six: does it happen?
        .export roll_happens
        .import roll_masks

        .segment "RULES"

;;; roll_happens -- whether a table of yes and no says yes
;;; in:       A = ROLL_FOUND_EARLY..ROLL_SEARCH; X = roll 1..6
;;; out:      C = 1 yes
;;; clobbers: A X Y
;;; cycles:   <= 70
.proc roll_happens
        tay
        lda     roll_masks,y
@shift: lsr     a
        dex
        bne     @shift
        rts
.endproc
