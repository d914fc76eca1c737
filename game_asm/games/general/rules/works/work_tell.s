; An engineer is told what to do with a mine.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export work_tell
        .import work_find

        .segment "RULES"

;;; work_tell -- whether an engineer is to lay a mine or to lift one is settled, if it is not yet
;;; rule:     7.13 7.24 7.26
;;; in:       X = unit on the map; plot_col, plot_row = the hex; hex_pieces
;;; out:      plot_row, with TOLD_LAY or TOLD_LIFT; X kept
;;; clobbers: A Y zp_ptr0 zp_t0 zp_col zp_row zp_arg0..zp_arg3
;;; cycles:   <= 1600
.proc work_tell
        lda     plot_col,x
        sta     zp_col
        lda     plot_row,x
        cmp     #TOLD_LAY
        bcs     @done
        sta     zp_row
        jsr     work_find
        cmp     #WORK_LIFT
        bcc     @done
        beq     @lift
        lda     #TOLD_LAY
        bne     @put                    ; always
        .assert WORK_LAY = WORK_LIFT + 1, error, "nothing else"
@lift:  lda     #TOLD_LIFT
@put:   ora     plot_row,x
        sta     plot_row,x
@done:  rts
.endproc
        .assert TOLD_LIFT > TOLD_LAY, error, "the comparison"
