; The whole map on a page, with the names of its towns.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "../refuse.inc"

        .export whole_show
        .import any_key, hexview_whole, text_char, text_goto, town_letter, town_letters
        .import town_name

FIRST_ROW       = 17
ROWS            = 6
WIDE            = NAME + 1              ; a letter, a blank, and names of eleven at most

        .segment "LOW_BSS"
town:           .res 1
col:            .res 1
row:            .res 1

        .segment "PLAY"

;;; whole_show -- the whole map, and below it the towns by name, until a key is struck
;;; rule:     3.12
;;; in:       the state; hex_pieces
;;; out:      the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc whole_show
        jsr     hexview_whole
        jsr     town_letters
        lda     #0
        sta     town
        sta     col
@column:
        lda     #FIRST_ROW
        sta     row
@town:  lda     town
        cmp     st_towns
        bcs     @done
        ldx     col
        ldy     row
        jsr     text_goto
        lda     town
        jsr     town_letter
        lda     #' '
        jsr     text_char
        lda     town
        jsr     town_name
        inc     town
        inc     row
        lda     row
        cmp     #FIRST_ROW + ROWS
        bcc     @town
        lda     col
        adc     #WIDE - 1               ; C = 1
        sta     col
        bcc     @column                 ; always
@done:  prompt  msg_press
        jmp     any_key
.endproc
