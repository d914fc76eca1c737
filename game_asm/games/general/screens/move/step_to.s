; A unit goes a step, and the picture shows it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export step_to
        .import barrage_enter, hexview_begin, hexview_hex, hexview_show, hexview_slot, mine_enter
        .import piece_at, piece_put, piece_take, rng_word, step_done, step_place, unit_shown
        .import view_center, wait_ms

PACE            = 120                   ; milliseconds a step

        .segment "LOW_BSS"
old_col:        .res 1
old_row:        .res 1

        .segment "PLAY"

;;; step_to -- the active unit goes a step, which is seen; a mine or a barrage there destroys it
;;; rule:     7.27 9.3  friends in the hex stay there; 13.3  the window follows nobody unseen
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
        pla
        jsr     step_place
        ldx     st_active
        jsr     step_done
        ldx     zp_col
        ldy     zp_row
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

; The window has the hex X, Y, where who looks at it may see the active unit there: scrolled or
; not, it knows who stands where.
.proc window_follows
        stx     zp_col
        sty     zp_row
        jsr     hexview_slot
        bcc     @known
        ldx     st_active
        jsr     unit_shown
        bcs     @scroll
@known: jmp     hexview_begin
@scroll:
        ldx     zp_col
        ldy     zp_row
        jsr     view_center
        jmp     hexview_show
.endproc
