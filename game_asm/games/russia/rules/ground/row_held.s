; How far the Axis has come.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export row_held

LAST_COLUMN     = 31

        .segment "RULES"

;;; row_held -- how many hexes of land in a row of the map the Axis holds
;;; rule:     8.8.1
;;; in:       X = row 1..32; hex_ground
;;; out:      A = 0..31; X kept
;;; clobbers: Y zp_ptr0 zp_t0
;;; cycles:   <= 900
.proc row_held
        txa
        lsr     a
        lsr     a
        lsr     a
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        txa
        asl     a
        asl     a
        asl     a
        asl     a
        asl     a
        sta     zp_ptr0                 ; hex_ground begins on a page
        lda     #0
        sta     zp_t0
        ldy     #LAST_COLUMN
@hex:   lda     (zp_ptr0),y
        and     #GROUND_AXIS
        beq     @next
        lda     (zp_ptr0),y
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @next
        inc     zp_t0
@next:  dey
        bne     @hex                    ; column 0 is none
        lda     zp_t0
        rts
.endproc
