; The keys that move the cursor on a map of hexes: 1 to 6 over the six sides, clockwise from north;
; arrows up and down as 1 and 4, left and right along the row.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"
        .include "apple2/keys.inc"

        .export hexview_key, hexview_to
        .import st_cursor_x, st_cursor_y, st_map_cols, st_map_rows, cursor_hide, cursor_show
        .import view_x, view_y, view_follow, view_center, hexview_show

ARROWS          = 4
SIDES           = 6

        .segment "RODATA"
arrow_key:      .byte KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT
arrow_step:     .byte 0, 3, 6, 7
step_x:         .byte 0, 1, 1, 0, $FF, $FF, $FF, 1
step_y:         .byte $FF, $FF, 0, 1, 0, $FF, 0, 0 ; from a higher column,
step_y_low:     .byte $FF, 0, 1, 1, 1, 0, 0, 0 ; from a lower one

        .segment "CODE"

;;; hexview_key -- move the cursor by a key; at the edge of the window the map scrolls
;;; in:       A = key; st_cursor_x/y; view_x/y; st_map_cols, st_map_rows
;;; out:      C = 1: it was a key of the cursor; C = 0: it was not, A is as before; changes
;;;           st_cursor_x/y
;;; clobbers: A X Y framed view_x view_y zp_ptr0 and what hexview_show spoils
;;; cycles:   -
; At most 5000 cycles within the window.
.proc hexview_key
        ldx     #ARROWS-1
@arrow: cmp     arrow_key,x
        beq     @found
        dex
        bpl     @arrow
        cmp     #'1'
        bcc     @other
        cmp     #'1' + SIDES
        bcs     @other
        sbc     #'1' - 1                ; C = 0
        tax
        bpl     @step                   ; always
@found: lda     arrow_step,x
        tax
@step:  jsr     step
        bcs     @there
        txa
        pha
        tya
        pha
        jsr     cursor_hide
        pla
        sta     st_cursor_y
        pla
        sta     st_cursor_x
        jsr     view_follow
        bcc     @same
        jsr     hexview_show
@same:  jsr     cursor_show
@there: sec
        rts
@other: clc
        rts
.endproc

; X = step: X, Y = the cursor's hex after it; C = 1 when the map ends there.  Spoils A zp_t0.
.proc step
        lda     st_cursor_x
        lsr     a
        lda     step_y,x
        bcc     @high
        lda     step_y_low,x
@high:  clc
        adc     st_cursor_y
        tay
        cpy     st_map_rows
        bcs     @out
        lda     step_x,x
        adc     st_cursor_x             ; C = 0
        tax
        cpx     st_map_cols
@out:   rts
.endproc

;;; hexview_to -- put the cursor on a hex; the window is centred there when it did not show it
;;; in:       X = column; Y = row; st_map_cols, st_map_rows
;;; out:      st_cursor_x/y; the picture
;;; clobbers: A X Y framed view_x view_y zp_ptr0 and what hexview_show spoils
;;; cycles:   -
.proc hexview_to
        txa
        pha
        tya
        pha
        jsr     cursor_hide
        pla
        sta     st_cursor_y
        tay
        pla
        sta     st_cursor_x
        tax
        sec
        sbc     view_x
        cmp     #HV_COLS
        bcs     @center
        tya
        sec
        sbc     view_y
        cmp     #HV_ROWS
        bcc     @show
@center:
        jsr     view_center
        jsr     hexview_show
@show:  jmp     cursor_show
.endproc
