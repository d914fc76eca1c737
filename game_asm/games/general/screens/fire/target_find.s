; The target under the cursor.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export target_find
        .import cursor_hex, target_chances, target_count, target_units

        .segment "PLAY"

;;; target_find -- the chance to hit who stands under the cursor, if it is listed
;;; rule:     3.18 3.19
;;; in:       target_units, target_chances, target_count; the cursor; hex_pieces
;;; out:      C = 0: A = per cent, X = its place in the list, zp_foe = the target; C = 1: none
;;; clobbers: A X Y zp_ptr0 zp_col zp_row
;;; cycles:   <= 1100
.proc target_find
        jsr     cursor_hex
        ldx     target_count
        beq     @none
@seek:  cmp     target_units-1,x
        beq     @found
        dex
        bne     @seek
@none:  sec
        rts
@found: sta     zp_foe
        lda     target_chances-1,x
        dex
        clc
        rts
.endproc
