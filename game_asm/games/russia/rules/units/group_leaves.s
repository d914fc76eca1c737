; A group is no more.
        .include "state.inc"
        .include "russia.inc"

        .export group_leaves

        .segment "RULES"

;;; group_leaves -- a group is off the map, its number free
;;; rule:     4.3.4 8.10.5
;;; in:       X = group
;;; out:      group_at_hi, group_dug, group_guns, group_plot, group_flags, group_standing; X kept
;;; clobbers: A
;;; cycles:   <= 60
.proc group_leaves
        lda     #NOWHERE
        sta     group_at_hi,x
        lda     #0
        sta     group_dug,x
        sta     group_guns,x
        sta     group_plot,x
        sta     group_flags,x
        sta     group_standing,x
        rts
.endproc
