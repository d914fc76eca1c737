; The number of an enemy by his hex.
        .include "ai/ai.inc"

        .export foe_at
        .import foe_count, foe_hi, foe_lo, hex_zones, zone_foe

        .segment "CODE"

;;; foe_at -- the number of the enemy in a hex
;;; in:       zp_to = index; st_side; hex_zones; foe_*
;;; out:      C = 0: Y = number; C = 1: none that is known; X kept
;;; clobbers: A zp_ptr0
;;; cycles:   <= 1600
.proc foe_at
        lda     zp_to
        sta     zp_ptr0
        lda     zp_to+1
        clc
        adc     #>hex_zones
        sta     zp_ptr0+1
        ldy     st_side
        lda     zone_foe,y
        ldy     #0
        and     (zp_ptr0),y
        beq     @none
        ldy     foe_count
@seek:  dey
        bmi     @none
        lda     foe_lo,y
        cmp     zp_to
        bne     @seek
        lda     foe_hi,y
        cmp     zp_to+1
        bne     @seek
        clc
        rts
@none:  sec
        rts
.endproc
