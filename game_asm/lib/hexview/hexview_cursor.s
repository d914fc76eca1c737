; The cursor's ring on the map.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"

        .export cursor_show, cursor_hide, framed
        .import st_cursor_x, st_cursor_y, hexview_place, hex_ring, hex_ring_off

        .segment "BSS"
framed:         .res 1                  ; not 0: the ring is on the picture,
framed_x:       .res 1                  ; and in this hex of the map
framed_y:       .res 1

        .segment "CODE"

;;; cursor_show -- put the ring on the picture, if it is not there and the window shows its hex
;;; in:       st_cursor_x/y; view_x, view_y
;;; out:      the picture
;;; clobbers: A X Y framed zp_t0 zp_ptr0 zp_lines zp_hexview+2 zp_hexview+11..zp_hexview+12
;;; cycles:   <= 2600
.proc cursor_show
        lda     framed
        bne     @done
        ldx     st_cursor_x
        ldy     st_cursor_y
        stx     framed_x
        sty     framed_y
        jsr     hexview_place
        bcs     @done
        inc     framed
        jmp     hex_ring
@done:  rts
.endproc

;;; cursor_hide -- take the ring off, before the window moves or one of its hexes is painted
;;; in:       view_x, view_y as they were when it was put there
;;; out:      the picture; framed = 0
;;; clobbers: A X Y zp_t0 zp_ptr0 zp_lines zp_hexview+2 zp_hexview+11..zp_hexview+12
;;; cycles:   <= 2300
.proc cursor_hide
        lda     framed
        beq     @done
        ldx     framed_x
        ldy     framed_y
        jsr     hexview_place
        lda     #0
        sta     framed
        jmp     hex_ring_off
@done:  rts
.endproc
