; Is there nothing that lessens a view in the rectangle between two squares?
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export box_open
        .import sides_count, sides_stale, side_row_lo, side_row_hi
        .import village_row_lo, village_row_hi

        .segment "RESOLVE"

; by columns apart: most rows apart at which no count can reach 256
box_rows:
        .byte   MAP_ROWS
        .repeat MAP_COLS-1, i
        .if 255/(i+1) - 1 < 255/(i+2)
        .byte   255/(i+1) - 1
        .else
        .byte   255/(i+2)
        .endif
        .endrepeat

;;; box_open -- does nothing between two squares lessen the view?
;;; rule:     10.4  only the distance counts then
;;; in:       zp_from_x zp_from_y zp_to_x zp_to_y = squares
;;; out:      C = 1 every square of their rectangle is clear ground and nothing stands on
;;;           a side within; C = 0 something may lie between
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0 zp_engine and what sides_count uses
;;; cycles:   <= 260000
; Some 240 when the sides are counted.
.proc box_open
        bit     sides_stale
        bpl     @counted
        jsr     sides_count
@counted:
        ldx     zp_from_x
        ldy     zp_to_x
        cpx     zp_to_x
        bcc     @east
        ldx     zp_to_x
        ldy     zp_from_x
@east:  stx     zp_left
        sty     zp_right
        tya
        sec
        sbc     zp_left
        tax
        ldy     zp_from_y               ; to be the southern one
        lda     zp_to_y
        sec
        sbc     zp_from_y
        bcs     @north
        eor     #$FF
        adc     #1
        ldy     zp_to_y
@north: cmp     box_rows,x
        bcc     @small
        bne     @no
@small: sta     zp_t0
        lda     side_row_lo-MAP_BOTTOM,y
        sta     zp_low_row
        lda     side_row_hi-MAP_BOTTOM,y
        sta     zp_low_row+1
        tya
        clc
        adc     zp_t0
        tay
        lda     side_row_lo-MAP_BOTTOM,y
        sta     zp_high_row
        lda     side_row_hi-MAP_BOTTOM,y
        sta     zp_high_row+1
        ldy     zp_right                ; north sides, of both columns and those between
        iny
        sec
        lda     (zp_high_row),y
        sbc     (zp_low_row),y
        sta     zp_t0
        ldy     zp_left
        sec
        lda     (zp_high_row),y
        sbc     (zp_low_row),y
        cmp     zp_t0
        bne     @no
        clc                             ; west sides, of both rows and those between
        lda     zp_high_row
        adc     #COUNT_ROW
        sta     zp_high_row
        lda     zp_high_row+1
        adc     #WEST_PAGES             ; C = 0 ever after
        sta     zp_high_row+1
        lda     zp_low_row+1
        adc     #WEST_PAGES
        sta     zp_low_row+1
        sec
        lda     (zp_high_row),y
        sbc     (zp_low_row),y
        sta     zp_t0
        ldy     zp_right
        sec
        lda     (zp_high_row),y
        sbc     (zp_low_row),y
        cmp     zp_t0
        bne     @no
        ldy     zp_from_y               ; so the ground is the same everywhere
        lda     village_row_lo-MAP_BOTTOM,y
        sta     zp_ptr0
        lda     village_row_hi-MAP_BOTTOM,y
        sta     zp_ptr0+1
        ldy     zp_from_x
        lda     (zp_ptr0),y
        and     #GROUND_MASK
        bne     @no
        sec
        rts
@no:    clc
        rts
.endproc
