; The areas in words.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export area_words
        .import place_area, text_print

        .segment "SETUP"

;;; area_words -- print where the side may begin
;;; in:       st_scenario st_side st_defender
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc area_words
        jsr     place_area
        ldx     #WORDS-1
@look:  cmp     area_of,x
        beq     @found
        dex
        bne     @look
@found: lda     word_lo,x
        ldy     word_hi,x
        jmp     text_print
.endproc

area_of:        .byte 0, 1, 3, 4, 5, 6, $86, 7, 8, 9, $89
WORDS           = * - area_of
word_lo:        .lobytes msg_area_any, msg_area_raid, msg_area_barn, msg_area_strong
                .lobytes msg_area_assault, msg_area_church, msg_area_no_church
                .lobytes msg_area_north, msg_area_south, msg_area_alley, msg_area_no_alley
word_hi:        .hibytes msg_area_any, msg_area_raid, msg_area_barn, msg_area_strong
                .hibytes msg_area_assault, msg_area_church, msg_area_no_church
                .hibytes msg_area_north, msg_area_south, msg_area_alley, msg_area_no_alley

        .import msg_area_any, msg_area_raid, msg_area_barn, msg_area_strong
        .import msg_area_assault, msg_area_church, msg_area_no_church
        .import msg_area_north, msg_area_south, msg_area_alley, msg_area_no_alley
