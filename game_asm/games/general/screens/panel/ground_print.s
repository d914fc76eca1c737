; A hex in words.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export ground_print
        .import ground_at, msg_ground_0, msg_ground_1, msg_ground_2, msg_ground_3, msg_ground_4
        .import msg_ground_5, msg_ground_6, msg_ground_7, msg_ground_8, msg_ground_9
        .import msg_ground_10, msg_ground_11, msg_ground_12, msg_ground_13, msg_ground_14
        .import msg_height, text_byte, text_char, text_print, town_at, town_word

        .segment "LOW_BSS"
byte:           .res 1

        .segment "PLAY"

;;; ground_print -- print what a hex is, its height, and the town it is of
;;; rule:     3.8 3.12
;;; in:       zp_col, zp_row = a hex of the map
;;; out:      none
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc ground_print
        jsr     town_at
        bcs     @plain
        pha
        jsr     town_word
        lda     #' '
        jsr     text_char
        pla
        tax
        lda     town_points,x
        jmp     text_byte
@plain: ldx     zp_col
        ldy     zp_row
        jsr     ground_at
        sta     byte
        and     #TERRAIN
        tay
        cpy     #TERRAIN_OUTSIDE
        bcs     @done
        lda     ground_lo,y
        pha
        lda     ground_hi,y
        tay
        pla
        jsr     text_print
        lda     byte
        and     #HEIGHT
        beq     @done
        pha
        print_msg msg_height
        pla
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        jmp     text_byte
@done:  rts
.endproc

ground_lo:      .lobytes msg_ground_0, msg_ground_1, msg_ground_2, msg_ground_3, msg_ground_4
                .lobytes msg_ground_5, msg_ground_6, msg_ground_7, msg_ground_8, msg_ground_9
                .lobytes msg_ground_10, msg_ground_11, msg_ground_12, msg_ground_13, msg_ground_14
ground_hi:      .hibytes msg_ground_0, msg_ground_1, msg_ground_2, msg_ground_3, msg_ground_4
                .hibytes msg_ground_5, msg_ground_6, msg_ground_7, msg_ground_8, msg_ground_9
                .hibytes msg_ground_10, msg_ground_11, msg_ground_12, msg_ground_13, msg_ground_14
