; One square of the map on the screen: its tile, bars for its height, turned round when it is seen.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export square_paint
        .import SQUARES, wreck_paint
        .repeat 16, line
        .import .ident(.sprintf("square_left_%d", line))
        .import .ident(.sprintf("square_right_%d", line))
        .endrepeat

WRECKED         = %10000000             ; in zp_t1, with WINDOW_HEIGHT
BAR             = %0011110              ; dots of a level's bar, and of the dark about it
BAR_ROOM        = %0111111

; A line of the corner where the height stands: dark, or with a bar.
.macro  clear line
        lda     (zp_lines+2*line),y
        and     #<~BAR_ROOM
        sta     (zp_lines+2*line),y
.endmacro
.macro  bar line
        lda     (zp_lines+2*line),y
        and     #<~BAR_ROOM
        ora     #BAR
        sta     (zp_lines+2*line),y
.endmacro

        .segment "CODE"

;;; square_paint -- a square of the map, with its height
;;; rule:     4.3.1 4.3.2 4.3.3 4.3.4 4.4.2 5.2.11  lit squares with every dot turned round
;;; in:       A = how it looks (WINDOW_*), Y = its left byte; zp_lines = its row's sixteen lines
;;; out:      the picture
;;; clobbers: A X zp_t0 zp_t1
;;; cycles:   <= 1400
.proc square_paint
        sta     zp_t0
        and     #<~WINDOW_LIT
        ldx     #0
        cmp     #WINDOW_UNITS
        bcs     @unit
        cmp     #WINDOW_WRECK
        bcc     @ground
        sbc     #WINDOW_WRECK           ; C = 1
        ldx     #WRECKED
@ground:
        stx     zp_t1                   ; what is painted over the picture
        tax
        lsr     a                       ; by WINDOW_KIND
        lsr     a
        beq     @clear
        pha
        txa
        and     #WINDOW_HEIGHT
        ora     zp_t1
        sta     zp_t1
        pla
        tax
        bne     @paint                  ; always
@clear: txa                             ; shaded by its height
        beq     @paint
        clc
        adc     #PICTURE_CLEAR
        tax
        bne     @paint                  ; always
@unit:  stx     zp_t1
        sbc     #WINDOW_UNITS - PICTURE_UNITS ; C = 1
        tax
@paint:
        .repeat 16, line
        lda     .ident(.sprintf("square_left_%d", line)),x
        sta     (zp_lines+2*line),y
        .endrepeat
        iny
        .repeat 16, line
        lda     .ident(.sprintf("square_right_%d", line)),x
        sta     (zp_lines+2*line),y
        .endrepeat
        dey
        lda     zp_t1
        beq     @whole
        and     #WINDOW_HEIGHT
        beq     @flat
        jsr     height_paint
@flat:  lda     zp_t1
        bpl     @whole                  ; not WRECKED
        jsr     wreck_paint
@whole: lda     zp_t0
        bpl     @done
        jmp     square_turn
@done:  rts
.endproc
        .assert TERRAIN_CLEAR = 0 && WINDOW_KIND = 4, error, "clear ground is the first"
        .assert PICTURE_UNITS + TILE_HIT + 1 - WINDOW_UNITS = SQUARES, lderror, "a picture a tile"

; The height of the square at Y, in the corner: a bar for each level.  A = 1..3.  Spoils A.
.proc height_paint
        cmp     #2
        bcc     @one
        beq     @two
        clear   6
        bar     5
@two:   clear   4
        bar     3
@one:   clear   2
        bar     1
        clear   0
        rts
.endproc

; Turn the dots of the square at Y round.  Spoils A.  Keeps Y.
.proc square_turn
        jsr     @half
        iny
        jsr     @half
        dey
        rts
@half:
        .repeat 16, line
        lda     (zp_lines+2*line),y
        eor     #$7F
        sta     (zp_lines+2*line),y
        .endrepeat
        rts
.endproc
