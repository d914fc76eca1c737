; How far a unit must go, or may.
        .include "state.inc"
        .include "macros.inc"

        .export battle_ask
        .import battle_unit, side_hi, side_lo, unit_side
        .import battle_points, msg_advance_left, msg_advance_one, msg_advance_to, msg_retreat_one
        .import msg_retreat_to, text_byte, text_char, text_print

        .segment "RESOLVE_BSS"
kind:           .res 1

        .segment "RESOLVE"

;;; battle_ask -- print how many hexes or points a unit goes, and what is asked
;;; rule:     1.13
;;; in:       battle_points; battle_unit; st_human; X = 0 it must go back, 1 it may go forward
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc battle_ask
        txa
        pha
        lda     battle_points
        beq     @space
        lda     st_human
        and     st_human+1
        beq     @space
        ldx     battle_unit             ; two players sit there: which of them is asked?
        jsr     unit_side
        tax
        lda     side_lo,x
        ldy     side_hi,x
        jsr     text_print
        lda     #','
        jsr     text_char
@space: lda     #' '
        jsr     text_char
        pla
        tax
        lda     battle_points
        beq     @left
        cmp     #1
        bne     @many
        inx
        inx
@many:  stx     kind
        jsr     text_byte
        ldx     kind
        bpl     @text                   ; always
@left:  ldx     #LEFT
@text:  lda     texts_lo,x
        ldy     texts_hi,x
        jmp     text_print
.endproc

texts_lo:
        .lobytes msg_retreat_to, msg_advance_to, msg_retreat_one, msg_advance_one, msg_advance_left
        LEFT    = * - texts_lo - 1
texts_hi:
        .hibytes msg_retreat_to, msg_advance_to, msg_retreat_one, msg_advance_one, msg_advance_left
