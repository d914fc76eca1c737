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
row             := zp_t7
palette         := zp_arg0

INDEX           = %00111111             ; of a code: which byte of the palette
RUNS            = %11000000             ; its length less one, the highest: a byte says it

        .segment "SETUP"

;;; scenario_ground -- the runs of the ground, row by row; all else is outside
;;; rule:     1.1 1.2
;;; in:       zp_ptr0 = where its bytes stand: how many, each, then the runs; st_map_cols,
;;;           st_map_rows
;;; out:      hex_ground
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t4 zp_t5 zp_t6 zp_t7 zp_arg0 zp_arg1
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
        lda     st_map_rows
        sta     row
        jsr     scenario_take
        tax
        copy_word palette, zp_ptr0
        txa
        clc
        adc     zp_ptr0
        sta     zp_ptr0
        bcc     @run
        inc     zp_ptr0+1
@run:   jsr     scenario_take
        pha
        and     #INDEX
        tay
        lda     (palette),y
        sta     byte
        pla
        and     #RUNS
        cmp     #RUNS
        bne     @short
        jsr     scenario_take
        jmp     @length
@short: asl     a
        rol     a
        rol     a
        adc     #1                      ; C = 0
@length:
        sta     run
@hex:   inc     col
        ldy     col
        lda     byte
        sta     (zp_ptr1),y
        cpy     st_map_cols
        bcc     @same
        lda     #0
        sta     col
        dec     row
        beq     @done
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
