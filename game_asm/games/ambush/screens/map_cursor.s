; Pointing at a square of the village.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

KEY_NEXT        = 'N'
PLACE_COL       = 36                    ; where the square's four figures stand
PLACE_ROW       = 23

        .import line_key, key_upper, sound_refuse
        .import map_scroll_to, map_show, map_mark, map_unmark
        .import text_goto, text_two_digits, text_plain, text_clear_row

        .segment "BSS"
cursor_x:       .res 1
cursor_y:       .res 1
said_row:       .res 1

        .segment "RODATA"
; the keys that move the cursor and what each adds to column and row
move_key:       .byte "IJKM", KEY_UP, KEY_LEFT, KEY_RIGHT, KEY_DOWN
MOVE_KEYS       = * - move_key
move_x:         .byte 0, $FF, 1, 0, 0, $FF, 1, 0
move_y:         .byte 1, 0, 0, $FF, 1, 0, 0, $FF

        .segment "CODE"
        .export map_cursor

;;; map_cursor -- let the player point at a square: I J K M or the arrows, RETURN takes it
;;; shows:    1.5  its column and row are shown as four figures
;;; in:       X = column, Y = row to begin with; the window is drawn if it shows the square; A = row
;;;           of text 20..22 from which on what was said of a square goes when the cursor does
;;; out:      C = 0, X = column, Y = row; C = 1, A = Escape, '?' or 'N'
;;; clobbers: A X Y, scratch and what drawing uses
;;; cycles:   -
.proc map_cursor
        sta     said_row
        stx     cursor_x
        sty     cursor_y
@show:  ldx     cursor_x
        ldy     cursor_y
        jsr     map_scroll_to
        bcc     @mark
        jsr     map_show
@mark:  ldx     cursor_x
        ldy     cursor_y
        jsr     map_mark
        jsr     text_plain
        ldx     #PLACE_COL
        ldy     #PLACE_ROW
        jsr     text_goto
        lda     cursor_x
        jsr     text_two_digits
        lda     cursor_y
        jsr     text_two_digits
@key:   jsr     line_key                ; but no RETURN behind what was chosen before
        jsr     key_upper
        ldx     #MOVE_KEYS-1
@look:  cmp     move_key,x
        beq     @move
        dex
        bpl     @look
        cmp     #KEY_RETURN
        beq     @take
        cmp     #KEY_ESCAPE
        beq     @leave
        cmp     #'?'
        beq     @leave
        cmp     #KEY_NEXT
        beq     @leave
        jsr     sound_refuse
        jmp     @key
@move:  txa
        pha
@wipe:  ldy     said_row
        cpy     #PLACE_ROW
        beq     @wiped
        inc     said_row
        jsr     text_clear_row
        jmp     @wipe
@wiped:
        ldx     cursor_x
        ldy     cursor_y
        jsr     map_unmark
        pla
        tax
        lda     cursor_x
        clc
        adc     move_x,x
        cmp     #MAP_LEFT
        bcc     @row
        cmp     #MAP_RIGHT+1
        bcs     @row                    ; the village ends here
        sta     cursor_x
@row:   lda     cursor_y
        clc
        adc     move_y,x
        cmp     #MAP_BOTTOM
        bcc     @stay
        cmp     #MAP_TOP+1
        bcs     @stay
        sta     cursor_y
@stay:  jmp     @show
@take:  ldx     cursor_x
        ldy     cursor_y
        jsr     map_unmark
        ldx     cursor_x
        ldy     cursor_y
        clc
        rts
@leave: pha
        ldx     cursor_x
        ldy     cursor_y
        jsr     map_unmark
        pla
        sec
        rts
.endproc
