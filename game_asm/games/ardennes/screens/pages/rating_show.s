; How both sides have done.
        .include "zeropage.inc"
        .include "macros.inc"

        .export rating_show
        .import page_show, page_wait, rating, text_goto, text_signed_right
        .import zones_make

VALUE           = zp_rules+4            ; of the rating
ROW             = 3
COL             = 12
CELLS           = 6

        .segment "PAGES"

;;; rating_show -- a page with the rating of both sides
;;; rule:     8.15
;;; in:       the units; st_lost
;;; out:      the picture; hex_zones
;;; clobbers: everything but the state
;;; cycles:   -
.proc rating_show
        jsr     zones_make
        print_page msg_rating
        ldy     #ROW
        lda     #0
        jsr     side
        ldy     #ROW + 2
        lda     #1
        jsr     side
        jmp     page_wait
.endproc

; The rating of side A on row Y.
.proc side
        pha
        ldx     #COL
        jsr     text_goto
        pla
        jsr     rating
        copy_word zp_arg0, VALUE
        ldx     #CELLS
        jmp     text_signed_right
.endproc
