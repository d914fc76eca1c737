; The letters of the towns on the whole map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export town_letter, town_letters
        .import text_char, text_goto

LEFT            = 2                     ; columns of text left of the map

        .segment "LOW_BSS"
at:             .res 1

        .segment "CODE"

;;; town_letters -- print the letter of each town on the whole map, on its first hex
;;; rule:     3.12
;;; in:       the towns; the whole map is shown
;;; out:      the picture
;;; clobbers: A X Y zp_t0 and what drawing uses
;;; cycles:   -
.proc town_letters
        ldx     st_town_hexes
        beq     @done
@hex:   dex
        stx     at
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
        ldy     at
        lda     town_row,y
        sec
        sbc     #1
        lsr     a
        tay
        jsr     text_goto
        ldx     at
        lda     town_of,x
        jsr     town_letter
@next:  ldx     at
        bne     @hex
@done:  rts
.endproc

;;; town_letter -- print the letter of a town
;;; in:       A = town
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc town_letter
        clc
        adc     #'A'
        jmp     text_char
.endproc
