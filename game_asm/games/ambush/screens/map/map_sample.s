        .include "zeropage.inc"
        .include "ambush.inc"
        .include "screens/map/map.inc"
        .export map_sample
        .import byte_lines, map_row_begin, put_cell

        .segment "CODE"

;;; map_sample -- draw a square that need not be in the village, for a key of the map
;;; in:       A = map byte; X = cell column; Y = cell row 0..23
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0 zp_ptr1 cell_lines zp_map_*
;;; cycles:   <= 1000
.proc map_sample
        pha
        txa
        pha
        and     #1
        beq     @even
        lda     #ODD_TILES
@even:  sta     zp_map_odd
        ldx     #MAP_TOP
        jsr     map_row_begin
        pla
        tay
        pla
        sta     zp_map_byte
        jsr     byte_lines
        jmp     put_cell
.endproc
