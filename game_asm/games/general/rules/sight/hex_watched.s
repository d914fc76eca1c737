; Does an enemy see a hex?
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export hex_watched
        .import sight_clear

        .segment "RULES_LOW"

;;; hex_watched -- does an enemy of st_side see a hex?
;;; rule:     5.7
;;; in:       zp_col, zp_row = a hex of the map; st_side; the units
;;; out:      C = 1 one does
;;; clobbers: A X Y scratch zp_far
;;; cycles:   -
.proc hex_watched
        ldx     #ARMY
        lda     st_side
        beq     @first
        ldx     #0
@first: ldy     #ARMY
@unit:  lda     unit_col,x
        beq     @next
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        lda     zp_col
        sta     zp_arg2
        lda     zp_row
        sta     zp_arg3
        txa
        pha
        tya
        pha
        jsr     sight_clear
        pla
        tay
        pla
        tax
        bcs     @done
@next:  inx
        dey
        bne     @unit
        clc
@done:  rts
.endproc
