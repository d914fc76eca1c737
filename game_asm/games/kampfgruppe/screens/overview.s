; The overview: where everything is, and a way to get there.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "screens/overview.inc"

        .export overview, overview_page
        .import screen_clear, text_goto, text_print, text_char, text_clear_row, text_byte
        .import key_wait, key_upper, sound_refuse, cursor_way, cursor_step, view_center
        .import over_draw, over_frame, view_x, view_y

ROW             = 23                    ; below the last square
REACH           = 9                     ; of the objective area to all sides
DOTTED          = %0101
SOLID           = %1111

        .segment "CODE"

;;; overview_page -- the whole map on one page, and the objective area
;;; in:       the battle; zp_side, st_side, shown_all
;;; out:      the picture
;;; clobbers: A X Y zp_unit zp_unit_no zp_lines zp_arg0 zp_arg1 and all scratch
;;; cycles:   -
.proc overview_page
        jsr     screen_clear
        jsr     over_draw
        jsr     area
        jmp     over_frame
.endproc

;;; overview -- on that page the cursor goes where the player wants to be
;;; in:       overview_page has drawn it; st_cursor_x/y
;;; out:      view_x, view_y about the cursor; the picture; changes st_cursor_x/y
;;; clobbers: A X Y zp_unit zp_unit_no zp_lines zp_arg0 zp_arg1 and all scratch
;;; cycles:   -
.proc overview
        lda     st_cursor_x
        pha
        lda     st_cursor_y
        pha
@show:  jsr     window
        ldy     #ROW
        jsr     text_clear_row
        lda     st_cursor_x
        jsr     text_byte
        lda     #','
        jsr     text_char
        lda     st_cursor_y
        jsr     text_byte
        print_msg msg_overview
@key:   jsr     key_wait
        jsr     key_upper
        cmp     #KEY_RETURN
        beq     @there
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #'X'
        beq     @back
        cmp     #'-'
        beq     @there
        jsr     cursor_way
        bcs     @move
        jsr     sound_refuse
        jmp     @key
@move:  txa
        pha
        jsr     window                  ; away from where it was
        pla
        tax
        jsr     cursor_step
        jmp     @show
@back:  pla
        sta     st_cursor_y
        pla
        sta     st_cursor_x
        jmp     @center
@there: pla
        pla
@center:
        ldx     st_cursor_x
        ldy     st_cursor_y
        jmp     view_center
.endproc

; Turn the frame of what the window would show about the cursor round, and the cursor's square.
.proc window
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
        ldx     view_x
        ldy     view_y
        stx     over_left
        sty     over_top
        txa
        clc
        adc     #WINDOW_COLS-1
        sta     over_right
        tya
        adc     #WINDOW_ROWS-1          ; C = 0
        sta     over_bottom
        jsr     solid
        ldx     st_cursor_x
        ldy     st_cursor_y
        stx     over_left
        stx     over_right
        sty     over_top
        sty     over_bottom
solid:  lda     #SOLID
        sta     over_edge
        lda     #1
        sta     over_step
        jmp     over_frame
.endproc

; The objective area of side zp_side, as far as it lies on the map, dotted.
.proc area
        ldy     zp_side
        lda     #MAP_SIDE-1
        ldx     st_objective_x,y
        jsr     @span
        stx     over_left
        sta     over_right
        lda     st_objective_y,y
        tax
        lda     st_map_rows
        sec
        sbc     #1
        jsr     @span
        stx     over_top
        sta     over_bottom
        lda     #DOTTED
        sta     over_edge
        lda     #2
        sta     over_step
        rts
@span:  sta     zp_t0                   ; the last there is
        txa
        clc
        adc     #REACH
        cmp     zp_t0
        bcc     @most
        lda     zp_t0
@most:  pha
        txa
        sec
        sbc     #REACH
        bcs     @least
        lda     #0
@least: tax
        pla
        rts
.endproc
