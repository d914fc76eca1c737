; Reads one order as the rule book writes it.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .import order_squeeze, order_line
        .import read_move, read_weapon_order, read_fire, read_hand, read_explosive
        .import read_two_digits
        .export order_read, read_end

FORMS   = 11

        .segment "ORDERS"

;;; order_read -- turn typed text into an order, by its words alone
;;; rule:     5.4  the forms of all orders, 5.4 to 5.42
;;; in:       line_buffer = what was typed, ended by 0
;;; out:      C = 0: zp_order = the order, ORD_LIST and ORD_CLOSE included; C = 1: A =
;;;           REFUSE_*, 0 when nothing was typed; order_line
;;; clobbers: A X Y zp_order zp_t0 zp_t1
;;; cycles:   -
.proc order_read
        lda     #0
        sta     zp_order+1
        sta     zp_order+2
        sta     zp_order+3
        jsr     order_squeeze
        cmp     #0
        beq     @refuse                 ; nothing typed is no mistake
        lda     order_line
        ldx     #FORMS-1
@form:  cmp     form_letter,x
        beq     @found
        dex
        bpl     @form
        lda     #REFUSE_UNKNOWN
@refuse:
        sec
        rts
@found: lda     form_reader_hi,x
        pha
        lda     form_reader_lo,x
        pha
        lda     order_line+1            ; A = second letter
        ldy     #2                      ; Y = where the operands begin
        rts                             ; on to the reader
.endproc

;;; read_end -- refuse anything after the end of an order
;;; in:       Y = index in order_line after the last operand
;;; out:      C = 0 when the order ends here; else C = 1, A = REFUSE_TOO_MUCH
;;; clobbers: A
;;; cycles:   <= 20
.proc read_end
        lda     order_line,y
        beq     @end
        lda     #REFUSE_TOO_MUCH
        sec
        rts
@end:   clc
        rts
.endproc

; SB, SE
.proc read_sneak
        ldx     #ORD_SB
        cmp     #'B'
        beq     @known
        ldx     #ORD_SE
        cmp     #'E'
        beq     @known
        lda     #REFUSE_SNEAK
        sec
        rts
@known: stx     zp_order
        jmp     read_end
.endproc

; NL, NO
.proc read_note
        ldx     #ORD_LIST
        cmp     #'L'
        beq     @known
        ldx     #ORD_CLOSE
        cmp     #'O'
        beq     @known
        lda     #REFUSE_NOTE
        sec
        rts
@known: stx     zp_order
        jmp     read_end
.endproc

; WAtt
.proc read_wait
        cmp     #'A'
        beq     @wait
        lda     #REFUSE_WAIT
        sec
        rts
@wait:  ldx     #ORD_WA
        stx     zp_order
        jsr     read_two_digits
        bcs     @form
        sta     zp_order+1
        cmp     #10
        bcs     @end
        lda     #REFUSE_WA_TIME
        sec
        rts
@form:  lda     #REFUSE_WA_FORM
        rts                             ; C = 1 here
@end:   jmp     read_end
.endproc

; P, L, G, D and a weapon's letter; X = row of the table in read_weapon_order
.proc read_prepare
        ldx     #0
        jmp     read_weapon_order
.endproc
.proc read_load
        ldx     #1
        jmp     read_weapon_order
.endproc
.proc read_get
        ldx     #2
        jmp     read_weapon_order
.endproc
.proc read_drop
        ldx     #3
        jmp     read_weapon_order
.endproc

form_letter:
        .byte   "M", "S", "P", "L", "G", "D", "F", "H", "E", "W", "N"
form_reader_lo:
        .lobytes read_move-1, read_sneak-1, read_prepare-1, read_load-1, read_get-1
        .lobytes read_drop-1, read_fire-1, read_hand-1, read_explosive-1, read_wait-1
        .lobytes read_note-1
form_reader_hi:
        .hibytes read_move-1, read_sneak-1, read_prepare-1, read_load-1, read_get-1
        .hibytes read_drop-1, read_fire-1, read_hand-1, read_explosive-1, read_wait-1
        .hibytes read_note-1
