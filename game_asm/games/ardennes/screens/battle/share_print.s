; A share in words.
        .export share_print
        .import msg_share_1, msg_share_2, msg_share_3, msg_share_4, msg_share_5, msg_share_6
        .import msg_share_7, text_print

        .segment "CODE"

;;; share_print -- print a share
;;; in:       A = SHARE_SIXTH..SHARE_FOUR_FIFTHS
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc share_print
        tax
        lda     share_lo-1,x
        ldy     share_hi-1,x
        jmp     text_print
.endproc

share_lo:       .lobytes msg_share_1, msg_share_2, msg_share_3, msg_share_4, msg_share_5
                .lobytes msg_share_6, msg_share_7
share_hi:       .hibytes msg_share_1, msg_share_2, msg_share_3, msg_share_4, msg_share_5
                .hibytes msg_share_6, msg_share_7
