; One square of the village.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export map_square
        .import village_row_lo, village_row_hi

        .segment "RULES"

;;; map_square -- the map byte of a square
;;; rule:     M.5
;;; rule:     1.5  a square is written column, row
;;; in:       X = column 11..48; Y = row 11..64
;;; out:      A = map byte
;;; clobbers: zp_ptr0 zp_t0
;;; cycles:   <= 41
.proc map_square
        lda     village_row_lo-MAP_BOTTOM,y
        sta     zp_ptr0
        lda     village_row_hi-MAP_BOTTOM,y
        sta     zp_ptr0+1
        sty     zp_t0
        txa
        tay                             ; the row's address takes the column as index
        lda     (zp_ptr0),y
        ldy     zp_t0
        rts
.endproc
