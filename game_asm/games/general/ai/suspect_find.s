; Where a gun without a target may find one.
        .include "ai/ai.inc"

        .export suspect_find
        .import hex_distance, piece_at, plot_allowed, zone_at

CLEAR_OF        = 3                     ; hexes that one's own have to be away
MEMORY_ENDS     = 2 * MEMORY

        .segment "COMPUTER"

;;; suspect_find -- where a gun plots blindly: an enemy's last place, a town of his, a mine of his
;;; rule:     2.12 7.26 11.1 11.2
;;; in:       st_active = the gun; st_side, st_options; ai_first, ai_end; ai_memory; hex_pieces as
;;;           foes_known left them
;;; out:      C = 0: zp_col, zp_row; C = 1: there is none
;;; clobbers: A X Y scratch zp_far zp_col zp_row last_eye ai_number ai_left
;;; cycles:   -
.proc suspect_find
        lda     st_options
        and     #OPTION_LIMITED
        beq     @mines                  ; all are shown
        lda     #MEMORY
        ldy     st_side
        beq     @first
        lda     #MEMORY_ENDS
@first: sta     ai_left
        sec
        sbc     #MEMORY
        sta     ai_number
@place: ldx     ai_number
        lda     ai_memory,x
        beq     @nobody
        ldy     ai_memory+1,x
        jsr     suits
        bcs     @found
@nobody:
        lda     ai_number
        clc
        adc     #3
        sta     ai_number
        cmp     ai_left
        bcc     @place
        ldx     st_town_hexes
@town:  dex
        bmi     @mines
        stx     ai_number
        lda     town_col,x
        sta     zp_col
        ldy     town_row,x
        sty     zp_row
        tax
        jsr     zone_at
        sec
        sbc     #ZONE_ATTACKER
        cmp     st_side
        beq     @own
        lda     zp_col
        ldy     zp_row
        jsr     suits
        bcs     @found
@own:   ldx     ai_number
        jmp     @town
@mines: ldx     #MINES / 2              ; the other side's
        ldy     st_side
        beq     @laid
        ldx     #0
@laid:  stx     ai_number
        lda     #MINES / 2
        sta     ai_left
@mine:  ldx     ai_number
        lda     mine_col,x
        beq     @none
        ldy     mine_row,x
        jsr     suits
        bcs     @found
@none:  inc     ai_number
        dec     ai_left
        bne     @mine
        sec
        rts
@found: clc
        rts
.endproc

; C = 1: the gun may plot at column A, row Y: nobody is known to be there, none of its own is near.
.proc suits
        sta     zp_col
        sty     zp_row
        tax
        jsr     piece_at
        cmp     #PIECE_HAZARD - 1
        beq     @free
        cmp     #NO_UNIT
        bne     @no
@free:  lda     zp_col
        sta     zp_arg2
        lda     zp_row
        sta     zp_arg3
        ldx     ai_first
@own:   lda     unit_col,x
        beq     @next
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        jsr     hex_distance
        cmp     #CLEAR_OF
        bcc     @no
@next:  inx
        cpx     ai_end
        bne     @own
        jmp     plot_allowed
@no:    clc
        rts
.endproc
