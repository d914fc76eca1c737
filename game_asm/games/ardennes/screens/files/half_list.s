; Lists of units on the page that a half-day begins with.
        .include "zeropage.inc"

        .export half_count, half_list_end, half_name, half_row, half_to_row
        .import text_byte, text_goto, text_print, unit_name

BEHIND          = 21                    ; the last row but one keeps the campaign
FIRST           = 1                     ; columns of names
WIDE            = 13
PAST            = FIRST + 3 * WIDE

        .segment "FILES_BSS"
half_row:       .res 1                  ; the next row of the page
column:         .res 1                  ; of the next name
number:         .res 1

        .segment "FILES"

;;; half_count -- a message and a number on a row of their own; names follow on the next
;;; in:       A = low byte, Y = high byte of the text; X = number; half_row
;;; out:      half_row one more
;;; clobbers: A X Y scratch zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc half_count
        stx     number
        pha
        tya
        pha
        jsr     half_to_row
        pla
        tay
        pla
        jsr     text_print
        lda     number
        jsr     text_byte
        inc     half_row
        lda     #FIRST
        sta     column
        rts
.endproc

;;; half_name -- the name of a unit in the next place of the list, while there is room
;;; in:       zp_unit; half_row, as half_count and half_name left it
;;; out:      C = 0; half_row; zp_unit kept
;;; clobbers: A X Y zp_ptr0 and what drawing uses
;;; cycles:   -
.proc half_name
        ldy     half_row
        cpy     #BEHIND
        bcs     @full
        ldx     column
        jsr     text_goto
        jsr     unit_name
        lda     column
        clc
        adc     #WIDE
        cmp     #PAST
        bcc     @same
        inc     half_row
        lda     #FIRST
@same:  sta     column
@full:  clc
        rts
.endproc

;;; half_list_end -- a list is over: a row is left free
;;; in:       half_row, as half_name left it
;;; out:      half_row
;;; clobbers: A
;;; cycles:   <= 30
.proc half_list_end
        lda     column
        cmp     #FIRST
        beq     @new
        inc     half_row
@new:   inc     half_row
        rts
.endproc

;;; half_to_row -- the text cursor to the next row of the page
;;; in:       half_row = row 0..23
;;; out:      the text cursor
;;; clobbers: A X Y
;;; cycles:   <= 60
.proc half_to_row
        ldx     #0
        ldy     half_row
        jmp     text_goto
.endproc
