; The ground without groups.
        .include "russia.inc"

        .export order_terrain
        .import any_key, map_draw, msg_ground, prompt_at, shown

        .segment "LOW_CODE"

;;; order_terrain -- show the ground alone, until a key is struck
;;; rule:     4.6.3 6.1.2
;;; in:       none
;;; out:      C = 0; shown = SHOW_NOTHING; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc order_terrain
        lda     #SHOW_TERRAIN
        sta     shown
        jsr     map_draw
        lda     #<msg_ground
        ldy     #>msg_ground
        jsr     prompt_at
        jsr     any_key
        lda     #SHOW_NOTHING
        sta     shown
        clc
        rts
.endproc
