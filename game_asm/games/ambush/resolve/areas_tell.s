; What is known of a line of sight before it is walked: most run behind houses, some along a street.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export areas_tell
        .import area_column, area_row, area_lo, area_hi, open_column, open_row

        .segment "RESOLVE"

bits:   .byte   1, 2, 4, 8, 16, 32, 64, 128

;;; areas_tell -- what do the areas tell in which two squares lie?
;;; rule:     10.4  terrain multiplier
;;; in:       zp_from_x zp_from_y zp_to_x zp_to_y = squares; act_village
;;; out:      A = LINE_NONE no view there or back; LINE_COUNTED only the distance lessens it;
;;;           NOT_KNOWN the line must be walked
;;; clobbers: X Y zp_t0 zp_t1 zp_ptr0
;;; cycles:   <= 140
.proc areas_tell
        lda     act_village
        lsr     a
        bcc     @walk                   ; something has been blown up
        .assert VILLAGE_WHOLE = 1, error, "the bit that is shifted out"
        ldx     zp_from_x
        ldy     zp_from_y
        lda     open_column-MAP_LEFT,x
        and     open_row-MAP_BOTTOM,y
        sta     zp_t1
        lda     area_column-MAP_LEFT,x
        ora     area_row-MAP_BOTTOM,y
        sta     zp_t0                   ; the one area
        ldx     zp_to_x
        ldy     zp_to_y
        lda     open_column-MAP_LEFT,x
        and     open_row-MAP_BOTTOM,y
        and     zp_t1
        bne     @open                   ; one clear rectangle holds both
        lda     area_column-MAP_LEFT,x
        ora     area_row-MAP_BOTTOM,y
        cmp     zp_t0
        bcs     @ordered
        ldx     zp_t0
        sta     zp_t0                   ; to be the smaller
        txa
@ordered:
        tax
        lda     area_lo,x
        sta     zp_ptr0
        lda     area_hi,x
        sta     zp_ptr0+1
        lda     zp_t0
        and     #7
        tax
        lda     zp_t0
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     (zp_ptr0),y
        and     bits,x
        bne     @walk
        lda     #LINE_NONE
        rts
@open:  lda     #LINE_COUNTED
        rts
@walk:  lda     #NOT_KNOWN
        rts
.endproc
