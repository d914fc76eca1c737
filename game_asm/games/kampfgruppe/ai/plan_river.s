; Rivers between a unit and its goal.  One that runs down the map parts it: rows tell the side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export crossings_list, bank_of
        .import map_at, cross_col, cross_row

        .segment "COMPUTER_TEXT"
river_row:      .res MAP_SIDE

        .segment "COMPUTER"

;;; crossings_list -- the fords and bridges of the map, and where the river is in each row
;;; in:       the map, st_map_rows
;;; out:      ai_crossings cross_col cross_row; river_row: the river's first column, NOWHERE
;;; clobbers: A X Y zp_map zp_square zp_from_x zp_from_y
;;; cycles:   <= 420000
.proc crossings_list
        lda     #0
        sta     ai_crossings
        sta     zp_from_y
@row:   ldx     zp_from_y
        lda     #NOWHERE
        sta     river_row,x
        lda     #MAP_SIDE-1
        sta     zp_from_x
@square:
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_FORD
        bcc     @next
        tay
        lda     zp_from_x
        ldx     zp_from_y
        sta     river_row,x
        cpy     #TERRAIN_RIVER
        bcs     @next
        ldx     ai_crossings
        cpx     #CROSSINGS_MOST
        bcs     @next
        sta     cross_col,x
        lda     zp_from_y
        sta     cross_row,x
        inc     ai_crossings
@next:  dec     zp_from_x
        bpl     @square
        inc     zp_from_y
        lda     zp_from_y
        cmp     st_map_rows
        bcc     @row
        rts
.endproc
        .assert TERRAIN_FORD < TERRAIN_BRIDGE && TERRAIN_BRIDGE < TERRAIN_RIVER, error, "river last"

;;; bank_of -- on which side of the river a square lies
;;; in:       X = column, Y = row; river_row
;;; out:      A = 1 on the east bank, 0 on the west one; where a row has no river all is west
;;; clobbers: A
;;; cycles:   <= 20
.proc bank_of
        txa
        cmp     river_row,y
        lda     #0
        rol     a
        rts
.endproc
