; Hexes that nobody need attack out of.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export in_cover
        .import dump_at_hi, dump_at_lo, terrain_here

        .segment "RULES"

;;; in_cover -- may a unit in this hex stay without attacking out of it?
;;; rule:     10.4  forest, mountain, city, Siegfried line, dump
;;; in:       zp_hex = index
;;; out:      C = 1 yes
;;; clobbers: A X Y zp_ptr0 zp_terrain
;;; cycles:   <= 190
.proc in_cover
        jsr     terrain_here
        cmp     #TERRAIN_FOREST
        bcs     @done                   ; all but the plain
        ldx     #DUMPS - 1
@dump:  lda     dump_at_lo,x
        cmp     zp_hex
        bne     @next
        lda     dump_at_hi,x
        cmp     zp_hex+1
        beq     @done                   ; C = 1
@next:  dex
        bpl     @dump
        clc
@done:  rts
.endproc
