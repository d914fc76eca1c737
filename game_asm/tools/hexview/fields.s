; Distances over the map: how far a piece under the cursor comes, and how far supply.
        .include "zeropage.inc"
        .include "viewer.inc"

        .export field_make, hex_field, HEX_LAYER
        .import shown, limits, st_cursor_x, st_cursor_y, hex_cost, hex_stop
        .import hex_flood_begin, hex_flood_source, hex_flood

HEX_LAYER       = STRIDE * (HEX_ROWS_MOST + 2)
NEVER           = 255

        .segment "FIELDS"
hex_field:      .res HEX_LAYER

        .segment "CODE"

;;; field_make -- the distances from the cursor that are to be shown
;;; in:       shown; st_cursor_x/y
;;; out:      hex_field
;;; clobbers: scratch zp_arg0 zp_arg1 and what hex_flood uses
;;; cycles:   -
.proc field_make
        ldx     shown
        beq     @none
        ldx     #2*HAS_SOLID - 1
@cost:  txa
        and     #CLASS
        tay
        lda     class_cost,y
        sta     hex_cost,x
        dex
        bpl     @cost
        lda     #0
        sta     hex_stop
        ldy     shown
        ldx     limits,y
        dex
        lda     #>hex_field
        jsr     hex_flood_begin
        lda     st_cursor_x
        sec
        adc     #0                      ; the guard column
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        ldx     st_cursor_y
        inx
@row:   lda     zp_arg0
        clc
        adc     #STRIDE
        sta     zp_arg0
        bcc     @same
        inc     zp_arg1
@same:  dex
        bne     @row
        jsr     hex_flood_source
        jmp     hex_flood
@none:  rts
.endproc

        .segment "RODATA"
class_cost:     .byte 2, 4, 6, 6, NEVER, NEVER, 2, 2, 2, 2
                .res 6, NEVER
