; The whole map on a page, with the names of its towns.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "../refuse.inc"

        .export whole_show
        .import any_key, hexview_whole, text_char, text_goto, town_name

FIRST_ROW       = 17
ROWS            = 6
WIDE            = NAME + 1              ; a letter, a blank, and names of eleven at most
LEFT            = 2                     ; columns of text left of the map

        .segment "PLAY_BSS"
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
        jsr     letters
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
        jsr     letter
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

; The letter of each town on the map, on its first hex.
.proc letters
        ldx     st_town_hexes
        beq     @done
@hex:   dex
        stx     town
        beq     @first
        lda     town_of,x
        cmp     town_of-1,x
        beq     @next
@first: lda     town_col,x
        sec
        sbc     #1
        sta     zp_t0
        asl     a
        asl     a
        adc     zp_t0                   ; five dots a hex, seven a letter; C = 0
        ldx     #LEFT - 1
@cell:  inx
        sbc     #7                      ; C = 1 but for the first, which is no matter
        bcs     @cell
        ldy     town
        lda     town_row,y
        sec
        sbc     #1
        lsr     a
        tay
        jsr     text_goto
        ldx     town
        lda     town_of,x
        jsr     letter
@next:  ldx     town
        bne     @hex
@done:  rts
.endproc

; The letter of town A.
.proc letter
        clc
        adc     #'A'
        jmp     text_char
.endproc
