; What stands on the screen while the computer thinks: a page, and how far it has come.
        .include "zeropage.inc"

        .import page_show, text_byte, key_pump

        .segment "COMPUTER"
        .export progress_show, progress_step

;;; progress_show -- show a page that ends where the number goes; nothing is done yet
;;; in:       A = low byte, Y = high byte of the text
;;; out:      the text cursor, which has to stay there
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc progress_show
        ldx     #0
        stx     steps
        jmp     page_show
.endproc

;;; progress_step -- one more is done: show how many, and take in a key that waits
;;; in:       the text cursor where progress_show left it
;;; out:      the text cursor kept
;;; clobbers: A X Y zp_arg0 zp_arg1 zp_t0 zp_t1 zp_t2
;;; cycles:   -
.proc progress_step
        lda     zp_text_col
        pha
        inc     steps
        lda     steps
        jsr     text_byte
        pla
        sta     zp_text_col
        jmp     key_pump
.endproc

        .segment "COMPUTER_BSS"
steps:          .res 1
