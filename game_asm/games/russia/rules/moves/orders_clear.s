; Last week's orders are over.
        .include "state.inc"
        .include "russia.inc"

        .export orders_clear
        .import side_of

        .segment "RULES"

;;; orders_clear -- the groups of a side have no orders yet, and nobody has supplies
;;; rule:     5.2.1 5.2.18
;;; in:       st_side
;;; out:      group_flags, group_plot, group_steps of its groups; st_rails_used
;;; clobbers: A X
;;; cycles:   <= 6000
.proc orders_clear
        ldx     #1
@group: jsr     side_of
        cmp     st_side
        bne     @next
        lda     #0
        sta     group_flags,x
        sta     group_plot,x
        sta     group_steps,x
@next:  inx
        bpl     @group
        lda     #0
        sta     st_rails_used
        rts
.endproc
