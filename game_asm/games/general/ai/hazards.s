; Mines and barrages are shut for what the computer plans.
        .include "ai/ai.inc"

        .export hazards_clear, hazards_mark
        .import hex_index, hex_neighbour, hex_ground

MOST            = 224

        .segment "AI_WORK"
hazard_lo:      .res MOST
hazard_hi:      .res MOST
hazard_old:     .res MOST
        .segment "COMPUTER_BSS"
hazard_count:   .res 1

        .segment "COMPUTER"

;;; hazards_mark -- make sea of every hex with a mine or a barrage, and of those round a heavy one
;;; rule:     7.27 7.28 11.14 11.15  one's own kill too
;;; in:       mine_col, mine_row, barrage_*
;;; out:      hex_ground, until hazards_clear
;;; clobbers: A X Y scratch ai_number ai_left
;;; cycles:   <= 60000
.proc hazards_mark
        lda     #0
        sta     hazard_count
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

; The hex of index zp_arg0/1 becomes sea of its height, if there is room in the list.
.proc shut
        ldx     hazard_count
        cpx     #MOST
        bcs     @done
        lda     zp_arg0
        sta     hazard_lo,x
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>hex_ground
        sta     hazard_hi,x
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        sta     hazard_old,x
        and     #HEIGHT
        ora     #TERRAIN_SEA
        sta     (zp_ptr0),y
        inc     hazard_count
@done:  rts
.endproc

;;; hazards_clear -- the ground as it was
;;; in:       what hazards_mark left
;;; out:      hex_ground
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 12000
.proc hazards_clear
        ldx     hazard_count
        ldy     #0
@hex:   dex
        cpx     #$FF
        beq     @done
        lda     hazard_lo,x
        sta     zp_ptr0
        lda     hazard_hi,x
        sta     zp_ptr0+1
        lda     hazard_old,x
        sta     (zp_ptr0),y
        jmp     @hex
@done:  rts
.endproc
