; What stands on a page about one file: its kind is named in the words.
        .include "zeropage.inc"
        .include "macros.inc"

        .import files_kind, files_kind_lo, files_kind_hi
        .import screen_clear, text_inverse, text_plain, text_print, text_char, text_clear_to_end

        .segment "FILES"
        .export files_page, files_word

;;; files_page -- a page that asks for the name of a file: what is done with it, and its kind
;;; in:       A = low byte, Y = high byte of what is done, as "Save the "; X = kind
;;; out:      files_kind
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc files_page
        stx     files_kind
        pha
        tya
        pha
        jsr     screen_clear
        jsr     text_inverse
        lda     #' '                    ; as in every heading
        jsr     text_char
        pla
        tay
        pla
        jsr     text_print
        jsr     word
        jsr     text_clear_to_end
        jsr     text_plain
        print_msg msg_page_name
        jsr     word
        lda     #':'
        jmp     text_char
.endproc

.proc word
        ldx     files_kind
        falls_into files_word
.endproc

;;; files_word -- print the word for a kind of file
;;; in:       X = kind
;;; out:      X kept
;;; clobbers: A Y and what drawing uses
;;; cycles:   -
.proc files_word
        ldy     files_kind_hi,x
        lda     files_kind_lo,x
        jmp     text_print
.endproc
