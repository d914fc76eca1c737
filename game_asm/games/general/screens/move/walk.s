; A unit goes its way, step by step.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export step_to, walk
        .import hex_index, hex_neighbour, hex_path_ways, hex_place, hexview_begin, hexview_hex
        .import hexview_show, cursor_hide, mine_enter, passing, piece_put, piece_take, spots_moved
        .import undo_clear, undo_keep
        .import barrage_enter, rng_word, step_done, unit_to, wait_ms

PACE            = 120                   ; milliseconds a step

        .segment "PLAY_BSS"
steps:          .res 1
at:             .res 1
old_col:        .res 1
old_row:        .res 1

        .segment "PLAY"

;;; walk -- the active unit goes along hex_path_ways; mines and passing fire may stop it
;;; rule:     7.27 9.1 10.12 11.14 11.15 13.6
;;; in:       st_active; zp_overlay = how many steps, zp_overlay+1 = where the first one stands
;;; out:      C = 0: it has come there; C = 1: it died on the way; the units; hex_pieces
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc walk
        lda     zp_overlay
        sta     steps
        lda     zp_overlay+1
        sta     at
        jsr     cursor_hide
        jsr     undo_keep
@step:  lda     steps
        beq     @there
        dec     steps
        ldx     at
        inc     at
        lda     hex_path_ways,x
        jsr     step_to
        bcs     @dead
        ldx     st_active
        jsr     spots_moved
        bcc     @step
        jsr     undo_clear
        ldx     st_active
        jsr     passing
        ldx     st_active
        lda     unit_col,x
        bne     @step
@dead:  sec
        rts
@there: clc
        rts
.endproc

;;; step_to -- the active unit goes a step, which is seen; a mine or a barrage there destroys it
;;; rule:     7.27 9.3  friends in the hex stay there
;;; in:       st_active; A = direction 0..5
;;; out:      C = 0: it stands there; C = 1: it is destroyed; the picture; hex_pieces
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc step_to
        pha
        ldx     st_active
        ldy     unit_row,x
        sty     old_row
        lda     unit_col,x
        sta     old_col
        jsr     piece_take
        ldx     old_col
        ldy     old_row
        jsr     hex_index
        pla
        tax
        jsr     hex_neighbour
        jsr     hex_place
        stx     zp_col
        sty     zp_row
        ldx     st_active
        jsr     step_done
        ldx     zp_col
        ldy     zp_row
        .import piece_at
        jsr     piece_at
        cmp     #NO_UNIT
        bne     @friend                 ; it stays on top of the list
        ldx     st_active
        jsr     piece_put
@friend:
        ldx     st_active
        ldy     unit_row,x
        dey
        lda     unit_col,x
        tax
        dex
        jsr     window_follows
        ldx     old_col
        dex
        ldy     old_row
        dey
        jsr     hexview_hex
        ldx     st_active
        ldy     unit_row,x
        dey
        lda     unit_col,x
        tax
        dex
        jsr     hexview_hex
        lda     #PACE
        jsr     wait_ms
        ldx     st_active
        jsr     mine_enter
        bcs     @gone
        jsr     rng_word
        ldx     st_active
        jmp     barrage_enter
@gone:  rts
.endproc

; The window has the hex X, Y: scrolled or not, it knows who stands where.
.proc window_follows
        .import hexview_slot, view_center
        stx     zp_col
        sty     zp_row
        jsr     hexview_slot
        bcs     @scroll
        jmp     hexview_begin
@scroll:
        ldx     zp_col
        ldy     zp_row
        jsr     view_center
        jmp     hexview_show
.endproc
