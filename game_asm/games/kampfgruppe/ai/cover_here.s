        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export cover_here
        .import map_at, ground_cover

        .segment "COMPUTER"

;;; cover_here -- whether a square gives cover
;;; in:       zp_from_x/y
;;; out:      C = 1 for towns, broken ground and woods
;;; clobbers: A X Y zp_map zp_square
;;; cycles:   <= 80
.proc cover_here
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     map_at
        and     #TERRAIN_MASK
        tax
        lda     ground_cover,x
        cmp     #1
        rts
.endproc
