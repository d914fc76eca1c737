; The way to a goal, hex by hex.
        .include "ai/ai.inc"
        .export goal_cost
        .include "lib/hex/hex.inc"

STEP            = 2                     ; open ground
ROUGH           = 5                     ; swamp and mountain: a group stops there
ENEMY           = 8                     ; more where he stands: round him if it is no long way

        .segment "HIGH_CODE"

;;; goal_cost -- what entering ground costs on the way to a goal
;;; in:       X = ground byte
;;; out:      A = half steps, HEX_NEVER where nobody goes; X kept
;;; clobbers: Y
;;; cycles:   <= 60
.proc goal_cost
        txa
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @never
        cmp     #TERRAIN_SWAMP
        beq     @rough
        cmp     #TERRAIN_MOUNTAIN
        beq     @rough
@open:  ldy     #STEP
        bne     @foe                    ; always
@rough: txa
        and     #GROUND_RAIL_AXIS | GROUND_RAIL_SOVIET
        bne     @open
        ldy     #ROUGH
@foe:   txa
        and     #GROUND_FOE
        beq     @free
        tya
        clc
        adc     #ENEMY
        rts
@free:  tya
        rts
@never: lda     #HEX_NEVER
        rts
.endproc
