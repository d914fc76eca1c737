; What is still to be placed.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export pool_next
        .import unit_carried, unit_side

        .segment "PLAY"

;;; pool_next -- the next piece of st_side that was bought and is not on the map
;;; rule:     3.15 3.16
;;; in:       A = piece to go on behind: unit, 128 + mine, or NO_UNIT for the first
;;; out:      C = 0: A = piece; C = 1: there is none
;;; clobbers: X Y zp_t0
;;; cycles:   -
.proc pool_next
        ldy     #2                      ; round, and once more for those before it
        tax
        bmi     @mines
        inx
        bpl     @unit
@units: ldx     #0
@unit:  cpx     #UNITS
        bcs     @begin
        jsr     unit_side
        cmp     st_side
        bne     @skip
        lda     unit_hits,x
        beq     @skip
        lda     unit_col,x
        bne     @skip
        jsr     unit_carried
        bcc     @found
@skip:  inx
        bne     @unit                   ; always
@begin: ldx     #0
        beq     @mine                   ; always
@mines: cpx     #NO_UNIT
        beq     @units
        txa
        and     #$7F
        tax
        inx
@mine:  cpx     #MINES
        bcs     @round
        lda     #0
        cpx     #MINES / 2
        rol     a
        cmp     st_side
        bne     @other
        lda     mine_charge,x
        beq     @other
        lda     mine_col,x
        beq     @laid
@other: inx
        bne     @mine                   ; always
@round: dey
        bne     @units
        sec
        rts
@laid:  txa
        ora     #$80
        clc
        rts
@found: txa
        clc
        rts
.endproc
