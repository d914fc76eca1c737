; The ground of a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export ground_at, terrain_at, terrain_of

        .segment "RULES"

;;; terrain_at -- the terrain of a hex as the rules see it
;;; rule:     8.3.1  a railway is a terrain of its own, whatever lies under it
;;; in:       zp_hex = index
;;; out:      A = TERRAIN_*; X kept
;;; clobbers: Y zp_ptr0
;;; cycles:   <= 70
.proc terrain_at
        jsr     ground_at
.endproc

;;; terrain_of -- the same of a ground byte
;;; rule:     8.3.1
;;; in:       A = byte of hex_ground
;;; out:      A = TERRAIN_*; X Y kept
;;; clobbers: none
;;; cycles:   <= 30
.proc terrain_of
        pha
        and     #GROUND_RAIL_SOVIET | GROUND_RAIL_AXIS
        bne     @rail
        pla
        and     #GROUND_TERRAIN
        rts
@rail:  pla
        lda     #TERRAIN_RAIL
        rts
.endproc

;;; ground_at -- the ground byte of a hex
;;; in:       zp_hex = index
;;; out:      A = its byte of hex_ground; zp_ptr0 = where that lies, Y = 0; X kept
;;; clobbers: none
;;; cycles:   <= 30
.proc ground_at
        lda     zp_hex
        sta     zp_ptr0
        lda     zp_hex+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        rts
.endproc
