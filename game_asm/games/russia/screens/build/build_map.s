; The map in the build phase.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .include "apple2/keys.inc"

        .export build_map
        .import build_not, group_units, hexview_key, hexview_panel, hexview_turn, key_capital
        .import map_draw, msg_help_map, msg_map_keys, order_terrain, order_whole, page_help
        .import panel_first, panel_group, prompt_at, side_of, sound_refuse, view_center

        .segment "BUILD"

;;; build_map -- look round the map until Escape
;;; rule:     4.6.1 4.6.2 4.6.3 4.6.4 4.7.1
;;; in:       st_side; the state
;;; out:      st_cursor_x, st_cursor_y; the picture
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc build_map
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
@first: lda     #0
        sta     panel_first
@draw:  jsr     map_draw
@prompt:
        lda     #<msg_map_keys
        ldy     #>msg_map_keys
        jsr     prompt_at
@panel: jsr     hexview_panel
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @done
        cmp     #KEY_RETURN
        beq     @done
        cmp     #' '
        beq     @turn
        cmp     #'E'
        beq     @look
        cmp     #'I'
        beq     @look
        cmp     #'T'
        beq     @ground
        cmp     #'D'
        beq     @ground
        cmp     #'W'
        beq     @whole
        cmp     #'?'
        beq     @help
        jsr     hexview_key
        bcs     @moved
        jsr     sound_refuse
        jmp     @key
@moved: lda     #0
        sta     panel_first
        beq     @panel                  ; always
@turn:  jsr     hexview_turn
        jmp     @panel
@look:  lda     panel_first
        jsr     panel_group
        bcs     @no
        jsr     side_of
        cmp     st_side
        bne     @no
        jsr     group_units
        jmp     @draw
@no:    lda     #NOT_GROUP
        jsr     build_not
        jmp     @prompt
@help:  lda     #<msg_help_map
        ldy     #>msg_help_map
        jsr     page_help
        jmp     @draw
@ground:
        jsr     order_terrain
        jmp     @draw
@whole: jsr     order_whole
        jmp     @draw
@done:  rts
.endproc
