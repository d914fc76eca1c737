; Which part of the village the window shows, and where a square lies in it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/map/map.inc"

SPARE_ROWS      = 3                     ; rows kept between a shown square and the window's edge

        .segment "BSS"
        .export view_top
view_top:       .res 1                  ; map row on top of the window, 29..64

        .segment "CODE"
        .export map_scroll_to, map_cell

;;; map_scroll_to -- choose the window's rows so that a square lies well inside; draws nothing
;;; in:       X = column; Y = row 11..64
;;; out:      C = 1 when view_top changed
;;; clobbers: A
;;; cycles:   <= 90
.proc map_scroll_to
        lda     view_top
        pha
        cmp     #VIEW_LOWEST
        bcc     @middle
        cmp     #MAP_TOP+1
        bcs     @middle                 ; never set yet
        tya
        clc
        adc     #SPARE_ROWS
        cmp     view_top
        beq     @low
        bcs     @middle                 ; too near the top edge, or above it
@low:   tya
        clc
        adc     #WINDOW_ROWS - 1 - SPARE_ROWS
        cmp     view_top
        bcs     @keep
@middle:
        tya
        clc
        adc     #WINDOW_ROWS / 2
        sta     view_top
@keep:  lda     view_top                ; the village ends somewhere
        cmp     #MAP_TOP
        bcc     @below
        lda     #MAP_TOP
@below: cmp     #VIEW_LOWEST
        bcs     @set
        lda     #VIEW_LOWEST
@set:   sta     view_top
        pla
        cmp     view_top
        beq     @same
        sec
        rts
@same:  clc
        rts
.endproc

;;; map_cell -- where a square lies on the page
;;; in:       X = column, Y = row of the village
;;; out:      C = 0, X = cell column 2..39, Y = cell row 0..18; C = 1 when it is not in the window
;;; clobbers: A zp_map_byte
;;; cycles:   <= 60
.proc map_cell
        cpx     #MAP_LEFT
        bcc     @outside
        cpx     #MAP_RIGHT+1
        bcs     @outside
        sty     zp_map_byte
        lda     view_top
        sec
        sbc     zp_map_byte
        cmp     #WINDOW_ROWS            ; rows above the window wrap to great numbers
        bcs     @outside
        tay
        txa
        sbc     #CELL_TO_COLUMN-1       ; C = 0 here
        tax
        clc
        rts
@outside:
        sec
        rts
.endproc
