; Is a unit hidden by the ground that it stands on?
        .include "state.inc"
        .include "general.inc"

        .export unit_hides
        .import terrain_blocks, unit_ground

        .segment "RULES_LOW"

;;; unit_hides -- does a unit stand on ground that blocks sight?
;;; rule:     8.7 8.9 8.14 8.16
;;; in:       X = unit on the map
;;; out:      C = 1 it does; X kept
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 85
.proc unit_hides
        jsr     unit_ground
        and     #TERRAIN
        tay
        lda     terrain_blocks,y
        cmp     #1
        rts
.endproc
