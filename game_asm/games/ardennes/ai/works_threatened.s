; Who is free to blow or build, and who gives way.
        .include "ai/ai.inc"

        .export works_free, works_threatened
        .import blower, blower_at, engage_member, foe_column, foe_count, foe_might, foe_row
        .import hex_distance, own_column, own_row, w_blow

NEAR            = 4                     ; hexes within which enemies count

        .segment "ATTACK"

;;; works_free -- is a unit on the map, fights nobody, fires at nobody and may still move?
;;; in:       blower = unit, blower_at = its number within the side; own_column, own_row; the units
;;; out:      C = 1: it is, zp_arg0/1 = column and row; C = 0: it is not
;;; clobbers: A X Y
;;; cycles:   <= 200
.proc works_free
        ldy     blower_at
        lda     own_column,y
        beq     @no
        sta     zp_arg0
        lda     own_row,y
        sta     zp_arg1
        ldx     blower
        jsr     engage_member
        bne     @no
        lda     unit_flags,x
        and     #UF_AIMED | UF_FIXED
        bne     @no
        sec
        rts
@no:    clc
        rts
.endproc

;;; works_threatened -- are enemies near a unit so strong that it gives way?
;;; in:       blower = unit; zp_arg0/1 = its column and row; foe_*; ai_player
;;; out:      C = 1: they are; ai_sum = their strength within four hexes
;;; clobbers: A X Y zp_t0..zp_t2 zp_arg2 zp_arg3
;;; cycles:   <= 12000
.proc works_threatened
        lda     #0
        sta     ai_sum
        ldx     foe_count
        beq     @no
@foe:   dex
        lda     foe_column,x
        sta     zp_arg2
        lda     foe_row,x
        sta     zp_arg3
        jsr     hex_distance
        cmp     #NEAR + 1
        bcs     @far
        lda     foe_might,x
        adc     ai_sum                  ; C = 0
        bcc     @put
        lda     #$FF
@put:   sta     ai_sum
@far:   cpx     #0
        bne     @foe
        ldx     blower
        ldy     ai_player
        lda     unit_strength,x
        sta     zp_t0
        lda     #0
        ldx     w_blow,y
        beq     @no
@times: clc
        adc     zp_t0
        bcs     @no
        dex
        bne     @times
        cmp     ai_sum
        bcs     @no                     ; it may hold
        sec
        rts
@no:    clc
        rts
.endproc
