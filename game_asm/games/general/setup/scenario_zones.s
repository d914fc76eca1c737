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
rows            := zp_t7

        .segment "SETUP"

;;; scenario_zones -- the set-up areas, two bits a hex
;;; rule:     4.4 5.8
;;; in:       zp_ptr0 = where they stand: how many rows are alike, and the runs of one: length * 4 +
;;;           ZONE_*; 0 behind the last; st_map_cols
;;; out:      zone_bits
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t4 zp_t5 zp_t6 zp_t7 zp_arg0 zp_arg1
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
@group: jsr     scenario_take
        sta     rows
        tax
        beq     @done
        lda     #0
        sta     col                     ; from 0
@run:   jsr     scenario_take
        pha
        and     #3
        sta     byte
        pla
        lsr     a
        lsr     a
        sta     run
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
        dec     run
        bne     @hex
        lda     col
        cmp     st_map_cols
        bcc     @run
@row:   copy_word zp_arg0, zp_ptr1
        lda     zp_ptr1
        clc
        adc     #ZONE_ROW
        sta     zp_ptr1
        bcc     @same
        inc     zp_ptr1+1
@same:  dec     rows
        beq     @group
        ldy     #ZONE_ROW - 1           ; another one like it
@copy:  lda     (zp_arg0),y
        sta     (zp_ptr1),y
        dey
        bpl     @copy
        bmi     @row                    ; always
@done:  rts
.endproc
