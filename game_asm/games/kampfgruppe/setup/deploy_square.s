; The square under the cursor: what it is, what is seen from it, who stands there.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .export ground_line, deploy_view, deploy_terrain, deploy_examine, square_ground
        .import key_wait, key_upper, any_key, sound_refuse, text_goto, text_print, text_clear_row
        .import text_char, byte_print, map_at, map_show, map_paint, window, view_x, view_y
        .import cursor_show, cursor_hide, line_of_sight, key_pump, unit_select, unit_line
        .import msg_dground_0, msg_dground_1, msg_dground_2, msg_dground_3, msg_dground_4
        .import msg_dground_5, msg_dground_6, msg_dground_7, msg_dground_8, msg_dground_9
        .import deploy_screen, battle_assault, deploy_say, msg_nobody

ROW_SQUARE      = 20

        .segment "DEPLOY"

;;; ground_line -- the square under the cursor in words
;;; in:       st_cursor_x/y; st_side; the map
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t3 zp_arg0 zp_arg1 zp_map zp_square
;;; cycles:   -
.proc ground_line
        ldy     #ROW_SQUARE
        jsr     text_clear_row
        print_msg msg_column
        lda     st_cursor_x
        jsr     byte_print
        print_msg msg_row
        lda     st_cursor_y
        jsr     byte_print
        lda     #' '
        jsr     text_char
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     map_at
        and     #TERRAIN_MASK
        tax
        ldy     name_hi,x
        lda     name_lo,x
        jsr     text_print
        print_msg msg_height
        lda     zp_square
        and     #HEIGHT_MASK
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        jsr     byte_print
        jsr     battle_assault
        bcc     @done
        print_msg msg_trenches
        ldx     st_side
        lda     st_trenches,x
        jmp     byte_print
@done:  rts
.endproc
        .assert HEIGHT_SHIFT = 4, error, "height shifts by four"

name_lo:
        .lobytes msg_dground_0, msg_dground_1, msg_dground_2, msg_dground_3, msg_dground_4
        .lobytes msg_dground_5, msg_dground_6, msg_dground_7, msg_dground_8, msg_dground_9
name_hi:
        .hibytes msg_dground_0, msg_dground_1, msg_dground_2, msg_dground_3, msg_dground_4
        .hibytes msg_dground_5, msg_dground_6, msg_dground_7, msg_dground_8, msg_dground_9

;;; deploy_view -- turn every square that can be seen from the cursor round, until a key is typed
;;; rule:     4.4.2 8.0.9
;;; in:       st_cursor_x/y; st_visibility; the map
;;; out:      the picture
;;; clobbers: A X Y and all scratch
;;; cycles:   <= 900000
.proc deploy_view
        jsr     cursor_hide
        jsr     view_light
        jsr     map_paint
        ldy     #ROW_SQUARE+1
        jsr     text_clear_row
        print_msg msg_press
        jsr     any_key
        ldy     #ROW_SQUARE+1
        jsr     text_clear_row
        jsr     map_show
        jmp     cursor_show
.endproc

;;; view_light -- light the squares of the window that can be seen from the cursor
;;; rule:     4.4.2
;;; in:       window, view_x/y, st_cursor_x/y
;;; out:      window
;;; clobbers: A X Y zp_from_x..zp_range zp_map zp_square zp_rules.. zp_overlay..
;;; cycles:   <= 700000
        .export view_light
.proc view_light
        lda     st_cursor_x
        sta     zp_from_x
        lda     st_cursor_y
        sta     zp_from_y
        lda     #0
        sta     place_index             ; square of the window
        lda     view_y
        sta     zp_to_y
@row:   jsr     key_pump
        lda     view_x
        sta     zp_to_x
        lda     #WINDOW_COLS
        sta     place_count
@square:
        jsr     line_of_sight
        bcc     @next
        ldx     place_index
        lda     window,x
        ora     #WINDOW_LIT
        sta     window,x
@next:  inc     zp_to_x
        inc     place_index
        dec     place_count
        bne     @square
        inc     zp_to_y
        lda     place_index
        cmp     #WINDOW_SQUARES
        bcc     @row
        rts
.endproc

;;; deploy_terrain -- give the square under the cursor other ground
;;; rule:     4.10.1  W19: numbers 0 to 9 in the order of the table of 7.9
;;; in:       st_cursor_x/y
;;; out:      the map
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc deploy_terrain
        ldy     #ROW_SQUARE
        jsr     text_clear_row
        print_msg msg_terrain_1
        ldy     #ROW_SQUARE+1
        jsr     text_clear_row
        print_msg msg_terrain_2
        jsr     key_wait
        pha
        ldy     #ROW_SQUARE+1
        jsr     text_clear_row
        pla
        cmp     #'0'
        bcc     @no
        cmp     #'9'+1
        bcs     @no
        and     #$0F
        jsr     square_ground
        jsr     cursor_hide
        jsr     map_show
        jmp     cursor_show
@no:    jmp     sound_refuse
.endproc

;;; square_ground -- give the square under the cursor other ground; its height stays
;;; rule:     4.10.1
;;; in:       A = TERRAIN_*; st_cursor_x/y
;;; out:      the map
;;; clobbers: A X Y zp_map zp_square zp_t0
;;; cycles:   <= 80
.proc square_ground
        sta     zp_t0
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     map_at
        and     #HEIGHT_MASK
        ora     zp_t0
        sta     (zp_map),y
        rts
.endproc

;;; deploy_examine -- the own units in the square under the cursor, one after the other
;;; rule:     4.4.4
;;; in:       st_cursor_x/y; zp_side
;;; out:      the picture
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc deploy_examine
        lda     #0
        sta     place_count             ; how many were shown
        sta     place_try
@unit:  lda     place_try
        jsr     unit_select
        jsr     here
        bcc     @next
        inc     place_count
        ldy     #ROW_SQUARE
        jsr     unit_line
        jsr     any_key
        cmp     #'X'
        beq     @done
        cmp     #'x'
        beq     @done
@next:  inc     place_try
        lda     place_try
        cmp     #UNITS
        bcc     @unit
        lda     place_count
        bne     @done
        lda     #<msg_nobody
        ldy     #>msg_nobody
        jmp     deploy_say
@done:  ldy     #ROW_SQUARE+1
        jmp     text_clear_row
.endproc

; C = 1 when the unit at work lives and stands under the cursor.
.proc here
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @no
        ldx     zp_unit_no
        ldy     zp_side
        bne     @soviet
        lda     unit_x,x
        ldy     unit_y,x
        jmp     @place
@soviet:
        lda     unit_x+UNITS,x
        ldy     unit_y+UNITS,x
@place: cmp     st_cursor_x
        bne     @no
        cpy     st_cursor_y
        beq     @yes                    ; C = 1
@no:    clc
@yes:   rts
.endproc
