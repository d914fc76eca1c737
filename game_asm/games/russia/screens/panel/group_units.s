; The units of a group, on a page.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export group_units, unit_print, units_list
        .import page_show, page_wait, text_byte, text_byte_right, text_char, text_goto
        .import text_inverse, text_number, text_plain, type_words, unit_endings, unit_first
        .import unit_limit, unit_next, word_print

NUMBER_COLUMN   = 20                    ; behind the heading
FIRST_ROW       = 4
TYPE_COLUMN     = 10
NUMBERS_COLUMN  = 20

        .segment "BSS"
row:            .res 1

        .segment "LOW_CODE"

;;; group_units -- a page with the units of a group, until a key is struck
;;; rule:     4.6.4 2.2.1 2.2.2
;;; in:       X = group
;;; out:      the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc group_units
        stx     zp_group
        print_page msg_units
        ldx     #NUMBER_COLUMN
        ldy     #0
        jsr     text_goto
        jsr     text_inverse
        lda     zp_group
        jsr     text_byte
        jsr     text_plain
        ldx     zp_group
        ldy     #FIRST_ROW
        jsr     units_list
        jmp     page_wait
.endproc

;;; units_list -- the units of a group, one a row
;;; rule:     4.6.4 4.3.3
;;; in:       X = group; Y = first row
;;; out:      none
;;; clobbers: A X Y scratch zp_group zp_unit zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc units_list
        sty     row
        jsr     unit_first
        bcs     @all
@unit:  ldy     row
        jsr     unit_print
        inc     row
        jsr     unit_next
        bcc     @unit
@all:   rts
.endproc

;;; unit_print -- a unit on a row: name, type, strength and its limit, experience, fatigue
;;; rule:     4.6.4 2.2.1 2.2.2
;;; in:       zp_unit; Y = row
;;; out:      none
;;; clobbers: A X Y scratch zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc unit_print
        sty     row
        ldx     #1
        ldy     row
        jsr     text_goto
        ldy     #U_NAME_HIGH
        lda     (zp_unit),y
        pha
        and     #%00000011
        sta     zp_arg1
        dey
        lda     (zp_unit),y
        sta     zp_arg0
        ora     zp_arg1
        beq     @ending
        jsr     text_number
@ending:
        pla
        lsr     a
        lsr     a
        beq     @type
        tax
        lda     #<unit_endings
        ldy     #>unit_endings
        jsr     word_print
@type:  ldx     #TYPE_COLUMN
        ldy     row
        jsr     text_goto
        ldy     #U_TYPE
        lda     (zp_unit),y
        tax
        lda     #<type_words
        ldy     #>type_words
        jsr     word_print
        ldx     #NUMBERS_COLUMN
        ldy     row
        jsr     text_goto
        ldy     #U_STRENGTH
        jsr     number
        lda     #'/'
        jsr     text_char
        jsr     unit_limit
        jsr     text_byte
        ldx     #NUMBERS_COLUMN + 8
        ldy     row
        jsr     text_goto
        ldy     #U_EXPERIENCE
        jsr     number
        ldx     #NUMBERS_COLUMN + 14
        ldy     row
        jsr     text_goto
        ldy     #U_FATIGUE
        falls_into number
.endproc

; Byte Y of the unit, three cells wide.
.proc number
        lda     (zp_unit),y
        ldx     #3
        jmp     text_byte_right
.endproc
