; Where a step leads.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export step_place
        .import hex_index, hex_neighbour, hex_place

        .segment "PLAY"

;;; step_place -- the hex that a step of the active unit leads to
;;; in:       st_active; A = direction 0..5
;;; out:      zp_col, zp_row
;;; clobbers: A X Y scratch
;;; cycles:   <= 1900
.proc step_place
        pha
        ldx     st_active
        ldy     unit_row,x
        lda     unit_col,x
        tax
        jsr     hex_index
        pla
        tax
        jsr     hex_neighbour
        jsr     hex_place
        stx     zp_col
        sty     zp_row
        rts
.endproc
