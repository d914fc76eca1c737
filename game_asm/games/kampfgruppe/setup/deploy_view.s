; What can be seen from the square under the cursor.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export deploy_view, view_light
        .import any_key, text_goto, text_print, text_clear_row, map_show
        .import view_paint, window, view_x, view_y
        .import cursor_show, cursor_hide, line_of_sight, key_pump

ROW_SAY         = 21

        .segment "DEPLOY"

;;; deploy_view -- turn every square that can be seen from the cursor round, until a key is typed
;;; rule:     4.4.2 8.0.9
;;; in:       st_cursor_x/y; st_visibility; the map
;;; out:      the picture; C = 0
;;; clobbers: A X Y zp_unit, what the rules use and the overlay's own
;;; cycles:   <= 900000
.proc deploy_view
        jsr     cursor_hide
        jsr     view_light
        jsr     view_paint
        ldy     #ROW_SAY
        jsr     text_clear_row
        print_msg msg_in_view
        jsr     any_key
        ldy     #ROW_SAY
        jsr     text_clear_row
        jsr     map_show
        jsr     cursor_show
        clc                             ; the unit's line may come back
        rts
.endproc

;;; view_light -- light the squares of the window that can be seen from the cursor
;;; rule:     4.4.2
;;; in:       window, view_x/y, st_cursor_x/y
;;; out:      window
;;; clobbers: A X Y zp_from_x..zp_range zp_map zp_square zp_rules.. zp_overlay..
;;; cycles:   <= 700000
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
