; Who stands where, out of the list of units.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "state.inc"
        .include "general.inc"

        .export pieces_known, pieces_make
        .import HEX_LAYER, hex_pieces, piece_put

        .segment "LOW_BSS"
pieces_known:   .res 1                  ; 1 = only those that st_side knows of are laid out

        .segment "RULES_LOW"

;;; pieces_make -- lay out who stands in which hex
;;; in:       the units
;;; out:      hex_pieces; pieces_known = 0
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 45000
.proc pieces_make
        set_word zp_ptr0, hex_pieces
        ldx     #>HEX_LAYER + 1         ; whole pages: nothing else lies in the last
        lda     #0
        sta     pieces_known
        tay
@clear: sta     (zp_ptr0),y
        iny
        bne     @clear
        inc     zp_ptr0+1
        dex
        bne     @clear
        ldx     #UNITS - 1
@unit:  lda     unit_col,x
        beq     @next
        jsr     piece_put
@next:  dex
        bpl     @unit
        rts
.endproc
