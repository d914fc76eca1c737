; A long list, in two columns a page.  The game has
;   LISTED          numbers there may be, 1..255
;   list_has        A = a number, kept: C = 1 when it is in the list
;   list_print      A = a number: prints it at the cursor, in 20 cells
        .include "zeropage.inc"
        .include "apple2/keys.inc"

        .importzp LISTED
        .import list_has, list_print, page_show, key_capital, key_wait, text_goto

COLUMN          = 20                    ; cells of an entry
ENTRIES         = 42                    ; on a page

        .segment "LOW_BSS"
number:         .res 1
count:          .res 1                  ; on this page
head:           .res 2

        .segment "LOW_CODE"
        .export list_pages

;;; list_pages -- show a list, page by page; Escape, X or Q ends it
;;; in:       A = low byte, Y = high byte of the heading
;;; out:      the picture
;;; clobbers: A X Y, zp_t0, what drawing uses and what list_has and list_print spoil
;;; cycles:   -
.proc list_pages
        sta     head
        sty     head+1
        lda     #0
        sta     number
@page:  lda     head
        ldy     head+1
        jsr     page_show
        lda     #0
        sta     count
@each:  lda     number
        cmp     #LISTED
        bcs     @end
        jsr     list_has
        bcc     @next
        jsr     entry
@next:  inc     number
        lda     count
        cmp     #ENTRIES
        bcc     @each
        jsr     key_capital
        cmp     #'Q'
        beq     @done
        cmp     #'X'
        beq     @done
        cmp     #KEY_ESCAPE
        bne     @page
@done:  rts
@end:   lda     count
        beq     @done                   ; the page before was full
        jmp     key_wait
.endproc

; The number as the next of the page.
.proc entry
        lda     count
        ldx     #0
        cmp     #ENTRIES / 2
        bcc     @left
        sbc     #ENTRIES / 2            ; C = 1
        ldx     #COLUMN
@left:  tay
        iny
        iny
        inc     count
        jsr     text_goto
        lda     number
        jmp     list_print
.endproc
