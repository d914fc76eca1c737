; The set-up areas of a scenario.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export scenario_zones
        .import scenario_take

ROWS            = 32

run             := zp_t4
byte            := zp_t5
col             := zp_t6

        .segment "SETUP"

;;; scenario_zones -- the runs of the set-up areas, two bits a hex
;;; rule:     4.4
;;; in:       zp_ptr0 = where they stand; st_map_cols
;;; out:      zone_bits; zp_ptr0 behind them
;;; clobbers: A X Y zp_ptr1 zp_t4 zp_t5 zp_t6
;;; cycles:   -
.proc scenario_zones
        set_word zp_ptr1, zone_bits
        ldx     #>(ROWS * ZONE_ROW)
        lda     #0
        tay
@page:  sta     (zp_ptr1),y
        iny
        bne     @page
        inc     zp_ptr1+1
        dex
        bne     @page
@last:  sta     (zp_ptr1),y
        iny
        cpy     #<(ROWS * ZONE_ROW)
        bne     @last
        set_word zp_ptr1, zone_bits
        lda     #0
        sta     col                     ; from 0
@run:   jsr     scenario_take
        sta     run
        cmp     #0
        beq     @done
        jsr     scenario_take
        cmp     #ZONE_NEUTRAL
        bcc     @kind
        lda     #ZONE_NEUTRAL
@kind:  sta     byte
@hex:   lda     col
        and     #3
        tax
        lda     col
        lsr     a
        lsr     a
        tay
        lda     byte
@shift: dex
        bmi     @put
        asl     a
        asl     a
        bcc     @shift                  ; always
@put:   ora     (zp_ptr1),y
        sta     (zp_ptr1),y
        inc     col
        lda     col
        cmp     st_map_cols
        bcc     @same
        lda     #0
        sta     col
        lda     zp_ptr1
        clc
        adc     #ZONE_ROW
        sta     zp_ptr1
        bcc     @same
        inc     zp_ptr1+1
@same:  dec     run
        bne     @hex
        beq     @run                    ; always
@done:  rts
.endproc
