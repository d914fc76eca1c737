; The panel below the window: date, side, weather, and the units of the cursor's hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export panel_head, panel_count, panel_line, panel_unit, cursor_hex, unit_name, date_print
        .import text_print, text_byte, text_char, text_goto, text_spaces, hex_index, terrain_here
        .import unit_attack, unit_move, unit_class, engage_member, unit_names, unit_names_allied
        .import msg_class_0, msg_class_1, msg_class_2, msg_class_3, msg_class_4, msg_class_5
        .import msg_class_6, msg_weather_0, msg_weather_1, msg_weather_2, msg_weather_3
        .import msg_terrain_0, msg_terrain_1, msg_terrain_2, msg_terrain_3, msg_terrain_4
        .import msg_german, msg_allied

WORD_COL        = 14
STRENGTH_COL    = 25
MOVE_COL        = 31
NOTE_COL        = 35

        .segment "MOVE_BSS"
wanted:         .res 1

        .segment "MOVE"

;;; cursor_hex -- the hex that the cursor is on
;;; in:       st_cursor_x, st_cursor_y
;;; out:      zp_hex, zp_arg0/1 = its index
;;; clobbers: A X Y
;;; cycles:   <= 80
.proc cursor_hex
        ldx     st_cursor_x
        inx
        ldy     st_cursor_y
        iny
        jsr     hex_index
        copy_word zp_hex, zp_arg0
        rts
.endproc

;;; date_print -- print the day and half of st_turn
;;; rule:     1.12
;;; in:       st_turn
;;; out:      none
;;; clobbers: A X Y scratch zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc date_print
        lda     st_turn
        sec
        sbc     #1
        lsr     a
        php                             ; C = 1: the afternoon
        clc
        adc     #16
        jsr     text_byte
        print_msg msg_december
        plp
        bcs     @afternoon
        print_msg msg_am
        rts
@afternoon:
        print_msg msg_pm
        rts
.endproc

;;; panel_head -- print date, weather, whose half-day it is, and the ground under the cursor
;;; rule:     1.12
;;; in:       the state
;;; out:      none
;;; clobbers: A X Y scratch zp_hex zp_terrain zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc panel_head
        jsr     date_print
        lda     #' '
        jsr     text_char
        ldx     st_weather
        lda     weather_lo,x
        ldy     weather_hi,x
        jsr     text_print
        lda     #' '
        jsr     text_char
        ldx     st_side
        lda     side_lo,x
        ldy     side_hi,x
        jsr     text_print
        lda     #' '
        jsr     text_char
        jsr     cursor_hex
        jsr     terrain_here
        tax
        cpx     #TERRAINS
        bcs     @done
        lda     terrain_lo,x
        ldy     terrain_hi,x
        jsr     text_print
        ldx     st_cursor_x
        inx
        txa
        jsr     text_byte
        lda     #','
        jsr     text_char
        ldx     st_cursor_y
        inx
        txa
        jmp     text_byte
@done:  rts
.endproc

;;; panel_count -- how many units stand in the cursor's hex
;;; in:       st_cursor_x, st_cursor_y; the units
;;; out:      A
;;; clobbers: X Y zp_hex zp_arg0 zp_arg1
;;; cycles:   <= 5000
.proc panel_count
        lda     #NO_UNIT
        jsr     panel_unit
        tya
        rts
.endproc

;;; panel_unit -- a unit of the cursor's hex
;;; in:       A = which, from 0; st_cursor_x, st_cursor_y; the units
;;; out:      C = 0: X = unit; C = 1: there are no more than Y
;;; clobbers: A Y zp_hex zp_arg0 zp_arg1
;;; cycles:   <= 5000
.proc panel_unit
        sta     wanted
        jsr     cursor_hex
        ldy     #0
        ldx     #UNITS - 1              ; as the window has the last on top
@unit:  lda     unit_at_hi,x
        cmp     zp_hex+1
        bne     @next
        lda     unit_at_lo,x
        cmp     zp_hex
        bne     @next
        cpy     wanted
        beq     @found
        iny
@next:  dex
        cpx     #$FF
        bne     @unit
        sec
        rts
@found: clc
        rts
.endproc

;;; panel_line -- print a unit of the cursor's hex: name, class, attack and defence, points, state
;;; rule:     7.1 7.2 2.2 6.3
;;; in:       A = which, from 0
;;; out:      none
;;; clobbers: A X Y scratch zp_unit zp_hex zp_class zp_rules zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc panel_line
        jsr     panel_unit
        stx     zp_unit
        lda     #' '
        jsr     text_char
        jsr     unit_name
        ldx     #WORD_COL
        jsr     to_column
        ldx     zp_unit
        jsr     unit_class
        pha
        tax
        lda     class_lo,x
        ldy     class_hi,x
        jsr     text_print
        pla
        cmp     #CLASS_INFILTRATOR
        beq     @move
        ldx     #STRENGTH_COL
        jsr     to_column
        ldx     zp_unit
        jsr     unit_attack
        jsr     text_byte
        ldx     zp_unit
        lda     unit_flags,x
        and     #UF_ISOLATED
        beq     @move
        lda     #'/'
        jsr     text_char
        ldx     zp_unit
        lda     unit_strength,x
        jsr     text_byte
@move:  ldx     #MOVE_COL
        jsr     to_column
        ldx     zp_unit
        jsr     unit_move
        jsr     text_byte
        ldx     #NOTE_COL
        jsr     to_column
        ldx     zp_unit
        lda     unit_flags,x
        and     #UF_ISOLATED
        beq     @supplied
        print_msg msg_cut
        rts
@supplied:
        ldx     zp_unit
        jsr     engage_member
        beq     @free
        clc
        adc     #'A' - 1
        jmp     text_char
@free:  ldx     zp_unit
        lda     unit_flags,x
        and     #UF_AIMED
        beq     @done
        print_msg msg_aims
@done:  rts
.endproc

; The text cursor to column X, over blanks.
.proc to_column
        txa
        sec
        sbc     zp_text_col
        bcc     @done
        tax
        jmp     text_spaces
@done:  rts
.endproc

;;; unit_name -- print a unit's name
;;; in:       zp_unit
;;; out:      zp_unit kept
;;; clobbers: A X Y zp_ptr0 and what drawing uses
;;; cycles:   -
.proc unit_name
        ldx     zp_unit
        cpx     #GERMANS
        bcs     @allied
        set_word zp_ptr0, unit_names
        jmp     @seek
@allied:
        set_word zp_ptr0, unit_names_allied
        txa
        sec
        sbc     #GERMANS
        tax
@seek:  ldy     #0
        cpx     #0
        beq     @print
@letter:
        lda     (zp_ptr0),y
        inc     zp_ptr0
        bne     @same
        inc     zp_ptr0+1
@same:  asl     a                       ; C = 1: the last of its name
        bcc     @letter
        dex
        bne     @letter
@print: ldy     #0
        lda     (zp_ptr0),y
        pha
        and     #$7F
        ldx     zp_ptr0
        stx     wanted
        ldx     zp_ptr0+1
        stx     wanted2
        jsr     text_char
        ldx     wanted
        stx     zp_ptr0
        ldx     wanted2
        stx     zp_ptr0+1
        inc     zp_ptr0
        bne     @on
        inc     zp_ptr0+1
@on:    pla
        bpl     @print
        rts
.endproc

        .segment "MOVE_BSS"
wanted2:        .res 1
        .segment "MOVE"

weather_lo:     .lobytes msg_weather_0, msg_weather_1, msg_weather_2, msg_weather_3
weather_hi:     .hibytes msg_weather_0, msg_weather_1, msg_weather_2, msg_weather_3
side_lo:        .lobytes msg_german, msg_allied
side_hi:        .hibytes msg_german, msg_allied
terrain_lo:     .lobytes msg_terrain_0, msg_terrain_1, msg_terrain_2, msg_terrain_3, msg_terrain_4
terrain_hi:     .hibytes msg_terrain_0, msg_terrain_1, msg_terrain_2, msg_terrain_3, msg_terrain_4
class_lo:       .lobytes msg_class_0, msg_class_1, msg_class_2, msg_class_3, msg_class_4
                .lobytes msg_class_5, msg_class_6
class_hi:       .hibytes msg_class_0, msg_class_1, msg_class_2, msg_class_3, msg_class_4
                .hibytes msg_class_5, msg_class_6
