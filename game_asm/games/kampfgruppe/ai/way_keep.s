        .include "zeropage.inc"
        .include "ai/ai.inc"
        .export way_keep, way_back

        .segment "COMPUTER"
        .assert ai_goal_y = ai_via_x + 3, error, "a way's four bytes lie apart"

;;; way_keep -- keep the way of the unit at work, while another is tried
;;; in:       ai_via_x/y, ai_goal_x/y
;;; out:      own_way..own_way+3
;;; clobbers: A X
;;; cycles:   <= 70
.proc way_keep
        ldx     #3
@byte:  lda     ai_via_x,x
        sta     own_way,x
        dex
        bpl     @byte
        rts
.endproc

;;; way_back -- the way that was kept
;;; in:       own_way..own_way+3
;;; out:      ai_goal_x/y, ai_via_x/y
;;; clobbers: A X
;;; cycles:   <= 70
.proc way_back
        ldx     #3
@byte:  lda     own_way,x
        sta     ai_via_x,x
        dex
        bpl     @byte
        rts
.endproc
