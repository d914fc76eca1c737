; The square under the cursor: what it is, and other ground for it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .export ground_line, deploy_terrain, square_ground
        .import key_wait, sound_refuse, text_goto, text_print, text_clear_row, text_char
        .import text_byte, map_at, map_show, cursor_show, cursor_hide, battle_assault
        .import msg_dground_0, msg_dground_1, msg_dground_2, msg_dground_3, msg_dground_4
        .import msg_dground_5, msg_dground_6, msg_dground_7, msg_dground_8, msg_dground_9

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
        jsr     text_byte
        print_msg msg_row
        lda     st_cursor_y
        jsr     text_byte
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
        jsr     text_byte
        jsr     battle_assault
        bcc     @done
        print_msg msg_trenches
        ldx     st_side
        lda     st_trenches,x
        jmp     text_byte
@done:  rts
.endproc
        .assert HEIGHT_SHIFT = 4, error, "height shifts by four"

name_lo:
        .lobytes msg_dground_0, msg_dground_1, msg_dground_2, msg_dground_3, msg_dground_4
        .lobytes msg_dground_5, msg_dground_6, msg_dground_7, msg_dground_8, msg_dground_9
name_hi:
        .hibytes msg_dground_0, msg_dground_1, msg_dground_2, msg_dground_3, msg_dground_4
        .hibytes msg_dground_5, msg_dground_6, msg_dground_7, msg_dground_8, msg_dground_9

;;; deploy_terrain -- give the square under the cursor other ground
;;; rule:     4.10.1  W19: numbers 0 to 9 in the order of the table of 7.9
;;; in:       st_cursor_x/y
;;; out:      the map
;;; clobbers: A X Y zp_map zp_square zp_unit, all scratch and the picture
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
