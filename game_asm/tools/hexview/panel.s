; What the lines below the map say.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "viewer.inc"

        .export panel_head, panel_count, panel_line
        .import text_print, text_byte, st_cursor_x, st_cursor_y, map
        .import msg_map_0, msg_map_1, msg_map_2, msg_keys_1, msg_keys_2, msg_keys_3

LINES           = 3

        .segment "CODE"

;;; panel_head -- print the map's name and where the cursor is
;;; in:       map; st_cursor_x/y
;;; out:      none
;;; clobbers: A X Y scratch zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc panel_head
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
        jmp     text_byte
.endproc

;;; panel_count -- how many lines of help there are
;;; in:       none
;;; out:      A
;;; clobbers: none
;;; cycles:   <= 10
.proc panel_count
        lda     #LINES
        rts
.endproc

;;; panel_line -- print a line of help
;;; in:       A = line 0..2
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc panel_line
        tax
        lda     keys_lo,x
        ldy     keys_hi,x
        jmp     text_print
.endproc

        .segment "RODATA"
map_lo: .byte   <msg_map_0, <msg_map_1, <msg_map_2
map_hi: .byte   >msg_map_0, >msg_map_1, >msg_map_2
keys_lo: .byte  <msg_keys_1, <msg_keys_2, <msg_keys_3
keys_hi: .byte  >msg_keys_1, >msg_keys_2, >msg_keys_3
