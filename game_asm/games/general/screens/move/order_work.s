; The order to an engineer.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "../refuse.inc"

        .export order_work
        .import ask_yes_no, cursor_hex, msg_work_1, msg_work_2, msg_work_3, msg_work_4, prompt_at
        .import work_find, work_tell

        .segment "PLAY"

;;; order_work -- the active engineer is told what to do in the hex of the cursor
;;; rule:     7.13 7.24 7.26 8.20 8.22  it takes its shot and its move, and is done when its side
;;;           has
;;;           moved
;;; in:       st_active; the cursor; hex_pieces
;;; out:      C = 0: told; C = 1: refused, which was said; plot_col, plot_row, unit_flags, unit_left
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_work
        jsr     cursor_hex
        ldx     st_active
        jsr     work_find
        tay
        beq     @none
        .assert WORK_NONE = 0, error, "the branch"
        lda     works_lo-1,y
        pha
        lda     works_hi-1,y
        tay
        pla
        jsr     prompt_at
        jsr     ask_yes_no
        bcc     @not
        jsr     cursor_hex
        ldx     st_active
        lda     zp_col
        sta     plot_col,x
        lda     zp_row
        sta     plot_row,x
        jsr     work_tell
        lda     #0
        sta     unit_left,x
        clc
        rts
@not:   sec
        rts
@none:  refuse  msg_work_none
.endproc

works_lo:       .lobytes msg_work_1, msg_work_2, msg_work_3, msg_work_4
works_hi:       .hibytes msg_work_1, msg_work_2, msg_work_3, msg_work_4
