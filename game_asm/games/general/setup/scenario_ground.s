; The ground of a scenario.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export scenario_ground
        .import HEX_LAYER, scenario_take
        .importzp HEX_STRIDE

run             := zp_t4
byte            := zp_t5
col             := zp_t6

        .segment "SETUP"

;;; scenario_ground -- the runs of the ground, row by row; all else is outside
;;; rule:     1.1 1.2
;;; in:       zp_ptr0 = where they stand; st_map_cols
;;; out:      hex_ground; zp_ptr0 behind them
;;; clobbers: A X Y zp_ptr1 zp_t4 zp_t5 zp_t6
;;; cycles:   -
.proc scenario_ground
        set_word zp_ptr1, hex_ground
        lda     #TERRAIN_OUTSIDE
        ldy     #0
        ldx     #>HEX_LAYER
@page:  sta     (zp_ptr1),y
        iny
        bne     @page
        inc     zp_ptr1+1
        dex
        bne     @page
@last:  sta     (zp_ptr1),y
        iny
        cpy     #<HEX_LAYER
        bne     @last
        set_word zp_ptr1, hex_ground + HEX_STRIDE
        lda     #0
        sta     col
@run:   jsr     scenario_take
        sta     run
        cmp     #0
        beq     @done
        jsr     scenario_take
        sta     byte
@hex:   inc     col
        ldy     col
        lda     byte
        sta     (zp_ptr1),y
        cpy     st_map_cols
        bcc     @same
        lda     #0
        sta     col
        lda     zp_ptr1
        clc
        adc     #HEX_STRIDE
        sta     zp_ptr1
        bcc     @same
        inc     zp_ptr1+1
@same:  dec     run
        bne     @hex
        beq     @run                    ; always
@done:  rts
.endproc
