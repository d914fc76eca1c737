; Where the side's own units stand, by column and row.
        .include "ai/ai.inc"

        .export own_column, own_row, places_note
        .import hex_place, side_end, side_first

MOST            = UNITS - GERMANS

        .segment "COMPUTER_BSS"
own_column:     .res MOST               ; from the side's first unit on; 0 is off the map
own_row:        .res MOST

        .segment "CODE"

;;; places_note -- the columns and rows of the side's units
;;; in:       st_side; the units
;;; out:      own_column, own_row
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_arg0 zp_arg1 ai_unit ai_number
;;; cycles:   <= 50000
.proc places_note
        ldx     st_side
        lda     side_first,x
        sta     ai_unit
        lda     #0
        sta     ai_number
@unit:  ldx     ai_unit
        lda     #0
        ldy     unit_at_hi,x
        cpy     #NOWHERE
        beq     @put
        sty     zp_arg1
        lda     unit_at_lo,x
        sta     zp_arg0
        jsr     hex_place
        tya
        ldy     ai_number
        sta     own_row,y
        txa
@put:   ldy     ai_number
        sta     own_column,y
        inc     ai_number
        inc     ai_unit
        ldx     st_side
        lda     ai_unit
        cmp     side_end,x
        bcc     @unit
        rts
.endproc
