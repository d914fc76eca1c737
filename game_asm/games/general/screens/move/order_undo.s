; A move is taken back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "../refuse.inc"

        .export order_undo, undo_clear, undo_keep, undo_left, undo_place
        .import piece_put, piece_take

        .segment "LOW_BSS"
undo_unit:      .res 1                  ; whose last move may be taken back, NO_UNIT none
undo_col:       .res 1
undo_row:       .res 1
undo_left:      .res 1
undo_flags:     .res 1

        .segment "PLAY"

;;; order_undo -- who moved last goes back to where its move began, if that met nobody
;;; rule:     9.1
;;; in:       hex_pieces
;;; out:      C = 0: it is back, and active; C = 1: refused, which was said; the unit; hex_pieces
;;; clobbers: A X Y zp_ptr0 zp_t0 and what drawing uses
;;; cycles:   -
.proc order_undo
        ldx     undo_unit
        cpx     #NO_UNIT
        beq     @no
        lda     unit_flags,x
        and     #UF_HELD                ; a barrage met it
        bne     @no
        stx     st_active
        jsr     piece_take
        lda     undo_flags
        sta     unit_flags,x
        jsr     undo_place
        jsr     undo_clear
        clc
        rts
@no:    refuse  msg_no_undo
.endproc

;;; undo_place -- the active unit stands again where its move began, with the points it had there
;;; rule:     9.2 9.3
;;; in:       st_active; undo_keep was called for it
;;; out:      unit_col, unit_row, unit_left; hex_pieces
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   <= 130
.proc undo_place
        ldx     st_active
        lda     undo_col
        sta     unit_col,x
        lda     undo_row
        sta     unit_row,x
        lda     undo_left
        sta     unit_left,x
        jmp     piece_put
.endproc

;;; undo_keep -- remember where the active unit is before it moves
;;; in:       st_active
;;; out:      undo_left
;;; clobbers: A X
;;; cycles:   <= 60
.proc undo_keep
        ldx     st_active
        stx     undo_unit
        lda     unit_col,x
        sta     undo_col
        lda     unit_row,x
        sta     undo_row
        lda     unit_left,x
        sta     undo_left
        lda     unit_flags,x
        sta     undo_flags
        rts
.endproc

;;; undo_clear -- no move may be taken back
;;; in:       none
;;; out:      nothing
;;; clobbers: A
;;; cycles:   <= 20
.proc undo_clear
        lda     #NO_UNIT
        sta     undo_unit
        rts
.endproc
