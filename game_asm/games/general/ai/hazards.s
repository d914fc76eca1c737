; Mines and barrages are shut for what the computer plans.
        .include "ai/ai.inc"

        .export hazards_mark
        .import hex_index, hex_neighbour, hex_pieces

        .segment "COMPUTER"

;;; hazards_mark -- mark every hex with a mine or a barrage, and those round a heavy one: no way
;;; rule:     7.27 7.28 11.14 11.15  one's own kill too
;;; in:       mine_col, mine_row, barrage_*; hex_pieces as foes_known left them
;;; out:      hex_pieces = PIECE_HAZARD there, where nobody stands
;;; clobbers: A X Y zp_ptr0 zp_arg0 zp_arg1 ai_number ai_left
;;; cycles:   <= 50000
.proc hazards_mark
        ldx     #MINES - 1
@mine:  stx     ai_number
        lda     mine_col,x
        beq     @no_mine
        ldy     mine_row,x
        tax
        jsr     hex_index
        jsr     shut
@no_mine:
        ldx     ai_number
        dex
        bpl     @mine
        ldx     #BARRAGES - 1
@barrage:
        stx     ai_number
        lda     barrage_col,x
        beq     @none
        ldy     barrage_row,x
        tax
        jsr     hex_index
        jsr     shut
        ldx     ai_number
        lda     barrage_wide,x
        beq     @none
        ldx     #DIRECTIONS - 1
@way:   stx     ai_left
        ldx     ai_number
        ldy     barrage_row,x
        lda     barrage_col,x
        tax
        jsr     hex_index
        ldx     ai_left
        jsr     hex_neighbour
        jsr     shut
        ldx     ai_left
        dex
        bpl     @way
@none:  ldx     ai_number
        dex
        bpl     @barrage
        rts
.endproc

; The hex of index zp_arg0/1 is shut, if nobody stands there.
.proc shut
        lda     zp_arg0
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>hex_pieces
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        bne     @done
        lda     #PIECE_HAZARD
        sta     (zp_ptr0),y
@done:  rts
.endproc
