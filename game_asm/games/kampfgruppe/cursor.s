; The cursor on the map: keys 1 to 8 and the arrows, and the frame that shows it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export cursor_key, cursor_to, cursor_show, cursor_hide, framed, way_dx, way_dy
        .import view_x, view_y, map_show, map_center, text_row_lo, text_row_hi

KEY_LEFT        = $08
KEY_RIGHT       = $15
KEY_UP          = $0B
KEY_DOWN        = $0A
ARROWS          = 4
FRAME_LINES     = 16

        .segment "LOW_BSS"
framed:         .res 1                  ; not 0: the frame is on the screen
framed_x:       .res 1                  ; and in which square of the window
framed_y:       .res 1

        .segment "RODATA"
arrow_key:      .byte KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_LEFT
arrow_way:      .byte 1, 3, 5, 7
; what a step that way adds, ways 1 to 8 clockwise from north: use way_dx-1 and way_dy-1
way_dx:         .byte 0, 1, 1, 1, 0, $FF, $FF, $FF
way_dy:         .byte $FF, $FF, 0, 1, 1, 1, 0, $FF
frame_left:     .byte $7F, $7F, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, $7F, $7F
frame_right:    .byte $7F, $7F, $60, $60, $60, $60, $60, $60
                .byte $60, $60, $60, $60, $60, $60, $7F, $7F

        .segment "CODE"

;;; cursor_key -- move the cursor by a key; at the edge of the window the map scrolls
;;; rule:     4.2.1 4.2.2
;;; in:       A = key; st_cursor_x/y; view_x/y; st_map_rows
;;; out:      C = 1: it was a key of the cursor; C = 0: it was not, A is as before; changes
;;;           st_cursor_x/y
;;; clobbers: A X Y and what map_show spoils
;;; cycles:   -
; At most 1800 cycles within the window.
.proc cursor_key
        ldx     #ARROWS-1
@arrow: cmp     arrow_key,x
        beq     @found
        dex
        bpl     @arrow
        cmp     #'1'
        bcc     @other
        cmp     #'9'
        bcs     @other
        and     #$0F
        tax
        bne     @move                   ; always
@other: clc
        rts
@found: lda     arrow_way,x
        tax
@move:  jsr     cursor_hide
        lda     st_cursor_x
        clc
        adc     way_dx-1,x
        cmp     #MAP_SIDE
        bcs     @row                    ; the map ends here
        sta     st_cursor_x
@row:   lda     st_cursor_y
        clc
        adc     way_dy-1,x
        cmp     st_map_rows
        bcs     @show
        sta     st_cursor_y
@show:  jsr     view_follow
        bcc     @same
        jsr     map_show
@same:  jsr     cursor_show
        sec
        rts
.endproc

;;; cursor_to -- put the cursor on a square; the window is centred there when it did not show it
;;; in:       X = column, Y = row
;;; out:      st_cursor_x/y; the picture
;;; clobbers: A X Y and what map_show spoils
;;; cycles:   -
.proc cursor_to
        stx     st_cursor_x
        sty     st_cursor_y
        jsr     cursor_hide
        ldx     st_cursor_x
        ldy     st_cursor_y
        txa
        sec
        sbc     view_x
        cmp     #WINDOW_COLS
        bcs     @center
        tya
        sec
        sbc     view_y
        cmp     #WINDOW_ROWS
        bcc     @show
@center:
        jsr     map_center
        jsr     map_show
@show:  jmp     cursor_show
.endproc

; Bring the cursor's square off the edge of the window, if the map goes on there.
; C = 1 when the window moved.  Spoils A.
.proc view_follow
        lda     view_x
        pha
        lda     view_y
        pha
        lda     st_cursor_x
        cmp     view_x
        beq     @west
        bcs     @east
@west:  sec
        sbc     #1
        bcs     @set_x
        lda     #0
@set_x: sta     view_x
        jmp     @rows
@east:  sbc     #WINDOW_COLS-2          ; C = 1
        bcc     @rows
        cmp     view_x
        bcc     @rows
        cmp     #MAP_SIDE - WINDOW_COLS
        bcc     @set_e
        lda     #MAP_SIDE - WINDOW_COLS
@set_e: sta     view_x
@rows:  lda     st_cursor_y
        cmp     view_y
        beq     @north
        bcs     @south
@north: sec
        sbc     #1
        bcs     @set_y
        lda     #0
@set_y: sta     view_y
        jmp     @moved
@south: sbc     #WINDOW_ROWS-2          ; C = 1
        bcc     @moved
        cmp     view_y
        bcc     @moved
        pha
        lda     st_map_rows
        sec
        sbc     #WINDOW_ROWS
        sta     view_y                  ; the last row it can be
        pla
        cmp     view_y
        bcs     @moved
        sta     view_y
@moved: pla
        cmp     view_y
        bne     @yes
        pla
        cmp     view_x
        bne     @turned
        clc
        rts
@yes:   pla
@turned:
        sec
        rts
.endproc

;;; cursor_show -- draw the frame, if it is not there and the window shows its square
;;; in:       st_cursor_x/y, view_x/y
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   <= 1100
.proc cursor_show
        lda     framed
        bne     @done
        lda     st_cursor_x
        sec
        sbc     view_x
        cmp     #WINDOW_COLS
        bcs     @done
        sta     framed_x
        lda     st_cursor_y
        sbc     view_y                  ; C = 0
        tax
        inx
        cpx     #WINDOW_ROWS
        bcs     @done
        stx     framed_y
        inc     framed
        bne     frame_turn              ; always
@done:  rts
.endproc

;;; cursor_hide -- take the frame away; before anything paints the map
;;; in:       none
;;; out:      the picture
;;; clobbers: A Y zp_ptr0 zp_t0; X kept
;;; cycles:   <= 1100
.proc cursor_hide
        lda     framed
        beq     @done
        lda     #0
        sta     framed
        txa
        pha
        jsr     frame_turn
        pla
        tax
@done:  rts
.endproc

; Turn the dots of the frame round.  Spoils A X Y zp_ptr0 zp_t0.
.proc frame_turn
        lda     framed_y
        asl     a
        sta     zp_t0                   ; its text row
        ldx     #0
@half:  ldy     zp_t0
        lda     framed_x
        asl     a
        adc     text_row_lo,y           ; C = 0; the row of forty bytes does not cross a page
        sta     zp_ptr0
        lda     text_row_hi,y
        sta     zp_ptr0+1
@line:  ldy     #0
        lda     (zp_ptr0),y
        eor     frame_left,x
        sta     (zp_ptr0),y
        iny
        lda     (zp_ptr0),y
        eor     frame_right,x
        sta     (zp_ptr0),y
        inx
        cpx     #FRAME_LINES
        beq     @done
        cpx     #FRAME_LINES / 2
        beq     @next
        lda     zp_ptr0+1
        clc
        adc     #4
        sta     zp_ptr0+1
        bcc     @line                   ; always
@next:  inc     zp_t0
        bne     @half                   ; always
@done:  rts
.endproc
