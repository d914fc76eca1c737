; Orders to fight hand to hand, at once or when an enemy comes near.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export begin_fight, begin_ambush
        .import action_cost, enemy_at, fight_start, order_done

        .segment "RESOLVE"

FIGHT_ENERGY = 20                       ; an attack needs it (12.8)

;;; begin_fight -- engage an enemy in his own square
;;; rule:     5.35.1
;;; rule:     12.8  HH needs an enemy in the square and 20 energy
;;; in:       X = man; zp_order = HH
;;; out:      C = 1, A = ACT_FIGHT, or ACT_NONE when his energy is short; C = 0, A = VAIN_NOBODY;
;;;           changes man_facing man_orders man_order_count
;;; clobbers: X Y, what the rules use and the turn's own
;;; cycles:   -
.proc begin_fight
        lda     man_x,x
        sta     zp_to_x
        lda     man_y,x
        sta     zp_to_y
        jsr     enemy_at
        lda     #VAIN_NOBODY
        bcc     @done
        lda     man_energy_hi,x
        bne     @go
        lda     man_sneaking,x
        lsr     a
        lda     man_energy_lo,x
        bcc     @blow
        lsr     a                       ; his costs are doubled (9.0)
@blow:  cmp     #FIGHT_ENERGY
        bcc     @weak
@go:    sty     zp_other
        jsr     order_done
        ldx     zp_actor
        ldy     zp_other
        lda     man_facing,x            ; he will face as he did (12.8)
        jsr     fight_start
        lda     #ACT_FIGHT
        sec
        rts
@weak:  lda     #ACT_NONE
        sec
@done:  rts
.endproc

;;; begin_ambush -- wait to jump at an enemy who comes to an adjacent square
;;; rule:     5.36  HJ
;;; in:       X = man; zp_order = HJ
;;; out:      C = 1, A = ACT_AMBUSH, zp_time, zp_energy; any_changed
;;; clobbers: X Y and what action_cost uses and what the rules use
;;; cycles:   -
.proc begin_ambush
        jsr     action_cost
        lda     #1
        sta     any_changed             ; someone may be near already
        lda     #ACT_AMBUSH
        sec
        rts
.endproc
