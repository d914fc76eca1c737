; The whole map on one page.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "screens/overview.inc"

        .export over_draw, over_squares
        .import map_row_lo, map_row_hi, over_row_draw, unit_select, unit_known, key_pump

        .segment "LOW_BSS"
over_squares:   .res MAP_SIDE           ; pictures of a row

        .segment "CODE"

;;; over_draw -- the ground of the whole map and the units that the side at the keyboard knows of
;;; in:       the battle; st_side, shown_all; an empty page
;;; out:      the picture
;;; clobbers: A X Y zp_unit zp_unit_no zp_lines zp_t0..zp_t2 zp_ptr0
;;; cycles:   <= 1600000
.proc over_draw
        lda     zp_side
        pha
        lda     #0
        sta     over_row
@row:   jsr     ground
        ldx     #SIDE_GERMAN
        jsr     units
        ldx     #SIDE_SOVIET
        jsr     units
        jsr     key_pump
        jsr     over_row_draw
        inc     over_row
        lda     over_row
        cmp     st_map_rows
        bcc     @row
        pla
        sta     zp_side
        rts
.endproc

; The pictures of a row's ground into over_squares.
.proc ground
        ldx     over_row
        lda     map_row_lo,x
        sta     zp_ptr0
        lda     map_row_hi,x
        sta     zp_ptr0+1
        ldy     #MAP_SIDE-1
@square:
        lda     (zp_ptr0),y
        and     #TERRAIN_MASK
        bne     @set
        lda     (zp_ptr0),y
        and     #HEIGHT_MASK
        beq     @set
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        adc     #TERRAINS-1             ; C = 0
@set:   sta     over_squares,y
        dey
        bpl     @square
        rts
.endproc
        .assert TERRAIN_CLEAR = 0 && HEIGHT_SHIFT = 4, error, "heights stand behind the grounds"

; The units of side X in the row, as far as they are known.
.proc units
        stx     over_side
        stx     zp_side
        lda     rows_lo,x
        sta     @rows+1
        lda     rows_hi,x
        sta     @rows+2
        ldx     #UNITS-1
@unit:                                  ; sixty times through all of them
@rows:  lda     unit_y,x                ; [patched]
        cmp     over_row
        bne     @next
        stx     over_column
        txa
        jsr     unit_select
        lda     over_side
        sta     zp_t0
        jsr     unit_known
        ldx     over_column
        bcc     @next
        ldy     unit_x,x
        lda     over_side
        beq     @put
        ldy     unit_x+UNITS,x
@put:   eor     st_side
        cmp     #1                      ; C = 1: an enemy
        lda     #OVER_OWN
        adc     #0
        sta     over_squares,y
@next:  dex
        cpx     #NO_UNIT
        bne     @unit
        rts
.endproc
rows_lo:        .lobytes unit_y, unit_y+UNITS
rows_hi:        .hibytes unit_y, unit_y+UNITS
        .assert OVER_ENEMY = OVER_OWN + 1, error, "the carry tells them apart"
