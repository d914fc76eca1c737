; Enemies that a side has seen and sees no more.
        .include "ai/ai.inc"

        .export memory_make
        .import foe_count, foe_unit, ground_at, piece_at, sight_clear, terrain_blocks

LASTS           = 2                     ; turns that a place is thought of

        .segment "COMPUTER"

;;; memory_make -- remember where enemies are known to be, and forget what is old or seen not to be
;;; rule:     2.12 13.3 13.11
;;; in:       st_side, st_turn; ai_first, ai_end; foe_count, foe_unit, hex_pieces as foes_known
;;;           left them
;;; out:      ai_memory
;;; clobbers: A X Y scratch zp_col zp_row zp_far ai_number ai_left ai_tries ai_sum
;;; cycles:   -
.proc memory_make
        jsr     mine
        lda     #MEMORY_PLACES
        sta     ai_left
@place: ldx     ai_number
        lda     ai_memory,x
        beq     @next
        sta     zp_col
        lda     ai_memory+1,x
        sta     zp_row
        lda     ai_memory+2,x
        clc
        adc     #LASTS
        cmp     st_turn
        bcc     @forget
        ldx     zp_col
        ldy     zp_row
        jsr     piece_at
        cmp     #NO_UNIT
        bne     @forget                 ; somebody known is there
        jsr     empty
        bcc     @next
@forget:
        ldx     ai_number
        lda     #0
        sta     ai_memory,x
@next:  jsr     next
        bne     @place
        lda     foe_count
        sta     ai_tries
@foe:   dec     ai_tries
        bmi     @done
        jsr     mine
        lda     #MEMORY_PLACES
        sta     ai_left
@room:  ldx     ai_number
        lda     ai_memory,x
        beq     @here
        jsr     next
        bne     @room
@done:  rts                             ; there is no room for more
@here:  ldy     ai_tries
        lda     foe_unit,y
        tay
        lda     unit_col,y
        sta     ai_memory,x
        lda     unit_row,y
        sta     ai_memory+1,x
        lda     st_turn
        sta     ai_memory+2,x
        jmp     @foe
.endproc

; ai_number = where the memory of st_side begins.
.proc mine
        lda     #0
        ldy     st_side
        beq     @put
        lda     #MEMORY
@put:   sta     ai_number
        rts
.endproc

; To the next place; Z = 1: there is none.
.proc next
        lda     ai_number
        clc
        adc     #3
        sta     ai_number
        dec     ai_left
        rts
.endproc

; C = 1: somebody of st_side sees that nobody is at zp_col, zp_row.
.proc empty
        ldx     zp_col
        ldy     zp_row
        jsr     ground_at
        and     #TERRAIN
        tax
        lda     terrain_blocks,x
        bne     @no                     ; somebody may be hidden there
        ldx     ai_first
@eye:   stx     ai_sum
        lda     unit_col,x
        beq     @blind
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        lda     zp_col
        sta     zp_arg2
        lda     zp_row
        sta     zp_arg3
        jsr     sight_clear
        bcs     @yes
@blind: ldx     ai_sum
        inx
        cpx     ai_end
        bne     @eye
@no:    clc
@yes:   rts
.endproc
