; The strike of a gun.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "../refuse.inc"

        .export strike
        .import barrage_lay, cursor_hide, drift_steps, film_strike, hex_index, hex_neighbour
        .import hex_place, hexview_to, map_again, map_draw, mark_show, piece_at, rng_below
        .import rng_word, sound_blast, strike_beside, strike_lands, text_print, type_print
        .import wait_ms

        .segment "LOW_BSS"
gun:            .res 1
fall_col:       .res 1
fall_row:       .res 1
barrage:        .res 1
way:            .res 1
        .segment "PLAY"

;;; strike -- the strike of a gun comes down, wherever that is, and is seen
;;; rule:     7.20 7.21 7.23 11.7 11.8 11.9 11.10 11.12 11.13 11.17
;;; in:       A = unit with a plot; plot_col, plot_row; the state; hex_pieces
;;; out:      the state but for its plot; hex_pieces; the picture
;;; clobbers: everything
;;; cycles:   -
.proc strike
        sta     gun
        tax
        lda     plot_col,x
        and     #BARRAGE
        sta     barrage
        lda     unit_hits,x
        bne     @alive
        sta     barrage                 ; who is dead fires no barrage
@alive: lda     plot_row,x
        tay
        lda     plot_col,x
        and     #<~BARRAGE
        tax
        jsr     hex_index
        jsr     rng_word
        ldx     gun
        lda     unit_type,x
        jsr     drift_steps
        sta     way
@drift: lda     way
        beq     @falls
        lda     #DIRECTIONS
        jsr     rng_below
        tax
        jsr     hex_neighbour
        jsr     hex_place
        jsr     inside
        bcc     @in
        jmp     @lost
@in:    dec     way
        jmp     @drift
@falls: jsr     hex_place
        stx     fall_col
        sty     fall_row
        ldx     fall_col
        dex
        ldy     fall_row
        dey
        jsr     hexview_to
        jsr     map_draw
        prompt  msg_strike_lost
        ldx     gun
        jsr     type_print
        print_msg msg_strike_falls
        jsr     cursor_hide
        lda     fall_col
        ldy     fall_row
        jsr     film_strike
        ldx     fall_col
        ldy     fall_row
        jsr     mark_show
        jsr     sound_blast
        lda     #250
        jsr     wait_ms
        lda     fall_col
        sta     zp_col
        lda     fall_row
        sta     zp_row
        jsr     strike_lands
        jsr     beside
        lda     barrage
        beq     @shown
        lda     fall_col
        sta     zp_col
        lda     fall_row
        sta     zp_row
        ldx     gun
        lda     unit_type,x
        jsr     barrage_lay
@shown: jsr     map_again
        lda     #250
        jsr     wait_ms
        jmp     @pause
@lost:  jsr     map_draw
        prompt  msg_strike_lost
        ldx     gun
        jsr     type_print
        print_msg msg_strike_off
@pause: lda     #250
        jmp     wait_ms
.endproc

; C = 1: column X, row Y lie off the map.
.proc inside
        dex
        cpx     st_map_cols
        inx
        bcs     @out
        dey
        cpy     st_map_rows
        iny
@out:   rts
.endproc

; The six hexes round the strike.
.proc beside
        lda     #DIRECTIONS - 1
        sta     way
@way:   ldx     fall_col
        ldy     fall_row
        jsr     hex_index
        ldx     way
        jsr     hex_neighbour
        jsr     hex_place
        jsr     inside
        bcs     @next
        jsr     piece_at
        cmp     #NO_UNIT
        beq     @next
        pha
        jsr     rng_word
        ldx     gun
        lda     unit_type,x
        tay
        pla
        tax
        tya
        jsr     strike_beside
@next:  dec     way
        bpl     @way
        rts
.endproc
