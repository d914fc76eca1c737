; Pointing at a square of the village.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

KEY_RETURN      = $0D
KEY_NEXT        = 'N'
KEY_ESCAPE      = $1B
KEY_LEFT        = $08
KEY_RIGHT       = $15
KEY_UP          = $0B
KEY_DOWN        = $0A
PLACE_COL       = 36                    ; where the square's four figures stand
PLACE_ROW       = 23

        .import key_wait, key_upper, sound_refuse
        .import map_scroll_to, map_show, map_mark, map_unmark
        .import text_goto, text_two_digits, text_plain

        .segment "BSS"
cursor_x:       .res 1
cursor_y:       .res 1

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
;;; in:       X = column, Y = row to begin with; the window is drawn if it shows the square
;;; out:      C = 0, X = column, Y = row; C = 1, A = Escape, '?' or 'N'
;;; clobbers: A X Y, scratch and what drawing uses
;;; cycles:   -
.proc map_cursor
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
@key:   jsr     key_wait
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
