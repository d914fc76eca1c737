; Reads MRdnm and MIdnm.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .import order_line, read_digit, read_end
        .export read_move

MODES   = 7

        .segment "ORDERS"

;;; read_move -- the operands of a movement order
;;; rule:     5.5.1 8.4.1 8.4.4
;;; rule:     8.0  Mxdnm: R or I, direction 0 to 8, squares 0 to 9, a mode letter
;;; rule:     8.5  direction 0 and no squares is a scan, whichever of R and I was typed;
;;;           only L means anything then
;;; in:       A = second letter; Y = 2, where the operands begin
;;; out:      C = 0: zp_order = ORD_MR or ORD_MI, direction, squares, mode letter;
;;;           C = 1: A = REFUSE_*
;;; clobbers: A X Y
;;; cycles:   -
.proc read_move
        ldx     #ORD_MR
        cmp     #'R'
        beq     @kind
        ldx     #ORD_MI
        cmp     #'I'
        beq     @kind
        lda     #REFUSE_MOVE
        sec
        rts
@kind:  stx     zp_order
        jsr     read_digit
        bcs     @direction
        sta     zp_order+1
        cmp     #9
        bcs     @direction
        jsr     read_digit
        bcs     @squares
        sta     zp_order+2
        lda     order_line,y
        ldx     #MODES-1
@mode:  cmp     mode_letter,x
        beq     @known
        dex
        bpl     @mode
        lda     #REFUSE_MODE
        sec
        rts
@known: sta     zp_order+3
        iny
        jsr     read_end
        bcs     @done
        lda     zp_order+2
        beq     @still
        lda     zp_order+1
        beq     @scan_move
        cpx     #2                      ; fall and stand head the list
        bcc     @fall_move
        clc
@done:  rts
@still: lda     zp_order+1
        bne     @yes
        lda     #ORD_MR
        sta     zp_order
        cpx     #2                      ; the mode of a scan says nothing unless it is L:
        bcs     @yes                    ; fall and stand become walk
        lda     #'W'
        sta     zp_order+3
@yes:   clc
        rts
@direction:
        lda     #REFUSE_DIRECTION
        sec
        rts
@squares:
        lda     #REFUSE_SQUARES
        rts                             ; C = 1 here
@scan_move:
        lda     #REFUSE_SCAN_MOVE
        sec
        rts
@fall_move:
        lda     #REFUSE_FALL_MOVE
        sec
        rts
.endproc

mode_letter:
        .byte   "FSRWDCL"
