; What a step costs: by both hexes.
        .include "zeropage.inc"
        .include "general.inc"

        .export hex_step_cost
        .import step_all, step_foot, step_road, step_terrain, step_track

from            := zp_lib0              ; ground byte of the hex that is left

        .segment "RULES_LOW"

;;; hex_step_cost -- half points that a step costs the unit that step_prepare was asked for
;;; rule:     8.3 8.4 8.5 9.2  along a road by the road, whatever else is there; where it meets a
;;;           track, as a track
;;; rule:     8.10  uphill double; 8.20 8.21  vehicles use a bridge along its road only; 9.6
;;; rule:     8.22  one that was built has no road of its own: it goes on from the road of either
;;;           hex, and else costs vehicles what open ground does, from and to any side
;;; in:       X = ground byte entered, any value; zp_lib0 = ground byte left, any value
;;; out:      C = 0: A = half points; C = 1: there is no way; Y kept
;;; clobbers: X zp_arg6 zp_arg7
;;; cycles:   <= 130
.proc hex_step_cost
        sty     zp_arg7
        txa
        and     #WAY
        beq     @off
        cmp     #WAY_SMOKE
        beq     @off
        sta     zp_arg6
        lda     from
        and     #WAY
        beq     @off
        cmp     #WAY_SMOKE
        beq     @off
        ora     zp_arg6                   ; a track bit in either
@way:   asl     a
        lda     step_road
        bcc     @limit
        lda     step_track
        bcs     @limit                  ; always
@off:   lda     step_foot
        bne     @foot
        lda     from
        and     #TERRAIN
        cmp     #TERRAIN_BRIDGE
        beq     @leave
@foot:  txa
        and     #TERRAIN
        tay
        lda     step_terrain,y
        cmp     #COST_NEVER
        beq     @enter
@cost:  sta     zp_arg6
        lda     from
        and     #HEIGHT
        tay
        txa
        and     #HEIGHT
        sta     @up+1                   ; [patched]
        lda     zp_arg6
@up:    cpy     #0                      ; [patched]
        bcs     @limit
        asl     a
@limit: cmp     step_all
        bcc     @done
        lda     step_all
        beq     @never                  ; a gun goes nowhere
@done:  ldy     zp_arg7
        clc
        rts
@never: ldy     zp_arg7
        sec
        rts
@leave: lda     from                    ; a vehicle on a bridge
        and     #WAY
        bne     @enter                  ; it stays on its road, if no built one goes on
        txa
        and     #WAY
        beq     @foot
        cmp     #WAY_SMOKE
        beq     @foot
        bne     @way                    ; always
@enter: txa
        and     #TERRAIN | WAY
        cmp     #TERRAIN_BRIDGE
        bne     @never
        lda     from
        and     #WAY
        beq     @clear
        cmp     #WAY_SMOKE
        bne     @way
@clear: lda     step_terrain + TERRAIN_CLEAR
        bne     @cost
        beq     @never                  ; always: a gun
.endproc
