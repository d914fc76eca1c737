; Pointing at a square of the village.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

LETTERS         = 4
PLACE_ROW       = 23                    ; the row below what is said of a square

        .import line_key, key_upper, key_waits, sound_refuse, cursor_key, cursor_show, cursor_hide
        .import view_follow, map_show, text_clear_row, st_cursor_x, st_cursor_y

        .segment "BSS"
said_row:       .res 1

        .segment "RODATA"
letter:         .byte "IJKM"            ; they move it too, as keyboards without four arrows need
letter_way:     .byte "1735"
leave_key:      .byte "NV?", KEY_ESCAPE
LEAVE_KEYS      = * - leave_key

        .segment "CODE"
        .export map_cursor, cursor_square

;;; map_cursor -- let the player point at a square: I J K M, the arrows or 1 to 8, RETURN takes it
;;; in:       X = column, Y = row to begin with; the window is drawn if it shows the square; A = row
;;;           of text 20..22 from which on what was said of a square goes when the cursor does, or
;;;           CURSOR_TELLS: to come back when it has moved
;;; out:      X = column, Y = row; C = 0 RETURN; C = 1, A = Escape, '?', 'N', 'V' or CURSOR_TELLS
;;; clobbers: A X Y st_cursor_x/y view_top, scratch and what drawing uses
;;; cycles:   -
.proc map_cursor
        sta     said_row
        txa
        sec
        sbc     #MAP_LEFT               ; the cursor counts from the upper left, as all of them do
        sta     st_cursor_x
        sty     st_cursor_y
        lda     #MAP_TOP
        sec
        sbc     st_cursor_y
        sta     st_cursor_y
        jsr     view_follow
        bcc     @show
        jsr     map_show
@show:  jsr     cursor_show
@key:   jsr     line_key                ; but no RETURN behind what was chosen before
        jsr     key_upper
        ldx     #LETTERS-1
@letter:
        cmp     letter,x
        beq     @way
        dex
        bpl     @letter
        bmi     @move                   ; always
@way:   lda     letter_way,x
@move:  jsr     cursor_key
        bcs     @moved
        cmp     #KEY_RETURN
        clc
        beq     @take
        ldx     #LEAVE_KEYS-1
@look:  cmp     leave_key,x
        beq     @take                   ; C = 1 here
        dex
        bpl     @look
        jsr     sound_refuse
        jmp     @key
@moved: lda     said_row
        .assert CURSOR_TELLS = 0, error, "map_cursor tests for it by Z"
        bne     @wipe
        jsr     key_waits               ; a key held down is not kept waiting
        bcs     @key
        lda     #CURSOR_TELLS
        sec
        bcs     @take                   ; always
@wipe:  ldy     said_row
        cpy     #PLACE_ROW
        beq     @key
        inc     said_row
        jsr     text_clear_row
        jmp     @wipe
@take:  pha
        php
        jsr     cursor_hide
        plp
        pla
        falls_into cursor_square
.endproc

;;; cursor_square -- the square that the cursor stands on
;;; in:       st_cursor_x/y
;;; out:      X = column, Y = row; A and C kept
;;; clobbers: none
;;; cycles:   <= 50
.proc cursor_square
        pha
        php
        lda     st_cursor_x
        clc
        adc     #MAP_LEFT
        tax
        lda     #MAP_TOP
        sec
        sbc     st_cursor_y
        tay
        plp
        pla
        rts
.endproc
