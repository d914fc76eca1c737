; The viewer: a map, a cursor, and what the hex library makes of them.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "viewer.inc"
        .include "lib/hexview/hexview.inc"
        .include "apple2/keys.inc"

        .export main, phase_run
        .export st_cursor_x, st_cursor_y, st_map_cols, st_map_rows, rng_seed, st_music, st_noises
        .export VIEW_COLS : zeropage, VIEW_ROWS : zeropage, HEX_STRIDE : zeropage
        .import turn_loop_start, screen_clear, overlay_load, hexview_art, hexview_show, hexview_key
        .import cursor_show, cursor_hide, view_center, key_wait, key_waits
        .import map_size, shown, hexview_panel, hexview_turn, field_make, pieces_mark, key_stirs
        .import hexview_whole
        .import small_dots, small_left
        .importzp OVL_COLOUR, OVL_MONO, OVL_RAILS, OVL_RAILSMONO, OVL_ARDENNES

VIEW_COLS       = HV_COLS
VIEW_ROWS       = HV_ROWS
HEX_STRIDE      = STRIDE
MAPS            = 3
RAILS           = 1                     ; the map whose roads are railways

        .segment "BSS"
st_cursor_x:    .res 1
st_cursor_y:    .res 1
st_map_cols:    .res 1
st_map_rows:    .res 1
rng_seed:       .res 4
st_music:       .res 1
st_noises:      .res 1
map:            .res 1
mono:           .res 1                  ; 1: drawn for a screen without colours

        .export map
        .segment "CODE"

;;; main -- begin; entered once by the loader
;;; in:       none
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc main
        lda     #0
        sta     map
        sta     mono
        sta     key_stirs
        sta     st_music
        sta     st_noises
        sta     st_cursor_x
        sta     st_cursor_y
        jmp     turn_loop_start
.endproc

;;; phase_run -- walk a map until another is asked for
;;; in:       map, mono
;;; out:      map = the next
;;; clobbers: everything
;;; cycles:   -
.proc phase_run
        jsr     screen_clear
        lda     #SHOW_NOTHING
        sta     shown
        lda     map
        clc
        adc     #OVL_ARDENNES
        jsr     overlay_load
        jsr     pieces_mark
        ldx     map
        lda     whole_dots,x
        sta     small_dots
        lda     whole_left,x
        sta     small_left
        lda     map_size
        sta     st_map_cols
        lsr     a
        sta     st_cursor_x
        lda     map_size+1
        sta     st_map_rows
        lsr     a
        sta     st_cursor_y
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
@art:   ldx     mono
        lda     map
        cmp     #RAILS
        bne     @roads
        inx
        inx
@roads: lda     art,x
        jsr     hexview_art
@paint: jsr     hexview_show
        jsr     cursor_show
@key:   jsr     key_waits
        bcs     @take                   ; a held key first
        jsr     hexview_panel
@take:  jsr     key_wait
        jsr     hexview_key
        bcs     @key
        ldx     #SHOW_NOTHING
        cmp     #KEY_ESCAPE
        beq     @show
        ldx     #SHOW_REACH
        cmp     #'R'
        beq     @show
        ldx     #SHOW_SUPPLY
        cmp     #'U'
        beq     @show
        cmp     #'C'
        beq     @mono
        cmp     #'W'
        beq     @whole
        cmp     #KEY_SPACE
        beq     @turn
        cmp     #'M'
        bne     @key
        ldx     map
        inx
        cpx     #MAPS
        bcc     @map
        ldx     #0
@map:   stx     map
        rts
@turn:  jsr     hexview_turn
        jmp     @key
@whole: jsr     hexview_whole
        jsr     key_wait
        jsr     screen_clear
        jmp     @paint
@mono:  lda     mono
        eor     #1
        sta     mono
        jmp     @art
@show:  stx     shown
        jsr     field_make
        jmp     @paint
.endproc

        .segment "RODATA"
whole_dots:     .byte 5, 7, 7            ; of each map's hexes, shown whole
whole_left:     .byte 2, 4, 4
art:            .byte OVL_COLOUR, OVL_MONO, OVL_RAILS, OVL_RAILSMONO
