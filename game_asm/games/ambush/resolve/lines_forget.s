; Lines of sight between a leader and his men are no longer what they were.
        .include "ambush.inc"
        .export lines_forget, line_leader

        .segment "RESOLVE_BSS"
line_leader:    .res SOLDIERS           ; for whom leader_line holds

        .segment "RESOLVE"

;;; lines_forget -- who sees his leader must be looked at again: the village has changed
;;; rule:     6.7  command control
;;; in:       none
;;; out:      line_leader = NO_MAN: leader_line holds for nobody
;;; clobbers: A X
;;; cycles:   <= 240
.proc lines_forget
        lda     #NO_MAN
        ldx     #SOLDIERS-1
@man:   sta     line_leader,x
        dex
        bpl     @man
        rts
.endproc
