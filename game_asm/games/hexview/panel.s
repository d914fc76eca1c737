; The lines below the map: which hex the cursor is on.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "viewer.inc"

        .export panel
        .import text_goto, text_print, text_byte, text_plain, text_inverse, text_clear_to_end
        .import st_cursor_x, st_cursor_y, hex_index_here, map
        .import msg_map_0, msg_map_1, msg_map_2, msg_ground_0, msg_ground_1, msg_ground_2
        .import msg_ground_3, msg_ground_4, msg_ground_5, msg_ground_6, msg_ground_7, msg_ground_8
        .import msg_ground_9

HEAD            = 19

        .segment "CODE"

;;; panel -- print where the cursor is
;;; in:       map; st_cursor_x/y
;;; out:      the picture
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc panel
        jsr     text_inverse
        ldx     #0
        ldy     #HEAD
        jsr     text_goto
        ldx     map
        lda     map_lo,x
        ldy     map_hi,x
        jsr     text_print
        print_msg msg_column
        ldx     st_cursor_x
        inx
        txa
        jsr     text_byte
        print_msg msg_row
        ldx     st_cursor_y
        inx
        txa
        jsr     text_byte
        jsr     text_clear_to_end
        jsr     text_plain
        print_at 0, HEAD+1, msg_keys_1
        print_at 0, HEAD+2, msg_keys_2
        print_at 0, HEAD+3, msg_keys_3
        rts
.endproc

        .segment "RODATA"
map_lo: .byte   <msg_map_0, <msg_map_1, <msg_map_2
map_hi: .byte   >msg_map_0, >msg_map_1, >msg_map_2
