; What a strike makes of the ground.
        .include "zeropage.inc"
        .include "general.inc"

        .export ground_struck
        .import terrain_struck

        .segment "RULES_LOW"

;;; ground_struck -- what a strike makes of a hex
;;; rule:     8.9 8.15 8.17 8.20 11.17  no road is left; smoke of a barrage stays
;;; in:       A = ground byte, any value
;;; out:      A = ground byte
;;; clobbers: Y zp_t0
;;; cycles:   <= 50
.proc ground_struck
        sta     zp_t0
        and     #TERRAIN
        tay
        lda     zp_t0
        and     #WAY
        cmp     #WAY_SMOKE
        beq     @smoke
        lda     #0
@smoke: ora     terrain_struck,y
        sta     @way+1                  ; [patched]
        lda     zp_t0
        and     #HEIGHT
@way:   ora     #0                      ; [patched]
        rts
.endproc
