; Rivers between a unit and its goal.  One that runs down the map parts it: rows tell the side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export river_between, crossings_list, bank_of
        .import map_at, cross_col, cross_row, range_find, range_dx, range_dy

steps    := zp_rules+4                  ; range_find has those before
error    := zp_rules+5
left     := zp_rules+6

        .segment "COMPUTER_BSS"
river_row:      .res MAP_SIDE

        .segment "COMPUTER"

;;; river_between -- whether the straight way between two squares meets a river
;;; in:       zp_from_x/y, zp_to_x/y
;;; out:      C = 1 when it does; zp_from = the last square looked at
;;; clobbers: A X Y zp_map zp_square zp_range zp_rules..zp_rules+6 zp_from_x/y
;;; cycles:   <= 11000
.proc river_between
        jsr     range_find
        lda     range_dx
        cmp     range_dy
        bcs     @wide
        lda     range_dy
@wide:  sta     steps
        sta     left
        lsr     a
        sta     error
@step:  lda     left
        beq     @dry
        dec     left
        lda     range_dx
        cmp     range_dy
        bcc     @tall
        jsr     step_column
        lda     range_dy
        jsr     owed
        bcs     @look
        jsr     step_row
        jmp     @look
@tall:  jsr     step_row
        lda     range_dx
        jsr     owed
        bcs     @look
        jsr     step_column
@look:  ldx     zp_from_x
        ldy     zp_from_y
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_RIVER
        bne     @step
        rts                             ; C = 1
@dry:   clc
        rts
.endproc

; A = the shorter side -> C = 0 when a step aside is due
.proc owed
        sta     zp_square
        lda     error
        sec
        sbc     zp_square
        bcs     @keep
        adc     steps                   ; C = 0
        clc
@keep:  sta     error
        rts
.endproc

.proc step_column
        lda     zp_from_x
        cmp     zp_to_x
        beq     @done
        bcs     @west
        inc     zp_from_x
        rts
@west:  dec     zp_from_x
@done:  rts
.endproc

.proc step_row
        lda     zp_from_y
        cmp     zp_to_y
        beq     @done
        bcs     @north
        inc     zp_from_y
        rts
@north: dec     zp_from_y
@done:  rts
.endproc

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
;;; out:      C = 1 on the east bank; where a row has no river all is west
;;; clobbers: A
;;; cycles:   <= 20
.proc bank_of
        txa
        cmp     river_row,y
        rts
.endproc
