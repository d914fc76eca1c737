; What can be seen from a square, lit on the map.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "screens/map/map.inc"
        .import map_row_begin, map_draw_square, sight_in_field, sight_terrain, key_pump, key_waits
        .import view_top, shown_look, shown_x, shown_y
        .export sight_shade

SHADE           = %0011000              ; two dots side by side are white in any column

        .segment "BSS"
shade_row:      .res 1
shade_man:      .res 1

        .segment "CODE"

;;; sight_shade -- a spot in every square of the window that is to be seen from one; a key ends it
;;; shows:    10.0 10.4  field of vision, and a line of sight with a hundredth of the view left
;;; in:       X = column, Y = row; A = facing 0..8; the window is drawn; shown_*
;;; out:      the picture
;;; clobbers: A X Y zp_facing zp_from_x zp_from_y zp_to_x zp_to_y zp_chance zp_screen, scratch,
;;;           zp_sight_* zp_corner and what drawing uses
;;; cycles:   -
.proc sight_shade
        sta     zp_facing
        stx     zp_from_x
        sty     zp_from_y
        lda     view_top
        sta     zp_to_y
        lda     #0
        sta     shade_row
@row:   ldx     zp_to_y
        ldy     shade_row
        jsr     map_row_begin
        lda     #MAP_LEFT
        sta     zp_to_x
@square:
        jsr     key_pump
        jsr     sight_in_field
        tax
        beq     @next
        jsr     sight_terrain
        bcc     @next
        lda     zp_to_x
        sec
        sbc     #CELL_TO_COLUMN
        tay
        lda     (zp_map_line+8),y
        ora     #SHADE
        sta     (zp_map_line+8),y
        lda     (zp_map_line+10),y
        ora     #SHADE
        sta     (zp_map_line+10),y
@next:  inc     zp_to_x
        lda     zp_to_x
        cmp     #MAP_RIGHT+1
        bcc     @square
        jsr     key_waits
        bcs     @men
        dec     zp_to_y
        inc     shade_row
        lda     shade_row
        cmp     #WINDOW_ROWS
        bcc     @row
@men:   ldx     #SOLDIERS-1             ; figures stay as they are
@man:   lda     shown_look,x
        beq     @other
        stx     shade_man
        ldy     shown_y,x
        lda     shown_x,x
        tax
        jsr     map_draw_square
        ldx     shade_man
@other: dex
        bpl     @man
        rts
.endproc
