; At whom a computer fires.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export fire_least, fire_pick
        .import fire_worth, target_chances, target_count, target_units, unit_side, w_first
        .import w_picks

best            := zp_overlay+4
which           := zp_overlay+5
here            := zp_overlay+6
least           := zp_overlay+7

        .segment "PLAY"

;;; fire_pick -- the target at which a computer's unit fires, the one whose loss it may expect most
;;; rule:     2.12 3.18 3.20 10.10
;;; in:       X = unit; target_* as targets_find left them; A = least per cent that it fires with
;;; out:      C = 0: zp_unit = the unit, zp_foe = its target, A = per cent; C = 1: it holds its fire
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_t2 zp_overlay+4..zp_overlay+7
;;; cycles:   -
; The general of level 1 takes the best chance, whoever that is.
.proc fire_pick
        sta     least
        stx     zp_unit
        lda     #0
        sta     best
        sta     here
        lda     #NO_UNIT
        sta     which
@target:
        ldx     here
        cpx     target_count
        bcs     @chosen
        lda     target_units,x
        sta     zp_foe
        lda     target_chances,x
        cmp     least
        bcc     @chosen                 ; best first: the others are worse
        jsr     fire_worth
        cmp     best
        bcc     @next
        bne     @take
        ldx     which
        cpx     #NO_UNIT
        bne     @next
@take:  sta     best
        ldx     here
        stx     which
        jsr     level
        lda     w_picks,y
        beq     @chosen
@next:  inc     here
        bne     @target                 ; always
@chosen:
        ldx     which
        cpx     #NO_UNIT
        beq     @holds
        lda     target_units,x
        sta     zp_foe
        lda     target_chances,x
        clc
        rts
@holds: sec
        rts
.endproc

; Y = the level of zp_unit's side, from 0.
.proc level
        ldx     zp_unit
        jsr     unit_side
        tax
        ldy     st_level,x
        dey
        rts
.endproc

;;; fire_least -- the least per cent with which a computer's unit fires in its own fire phase
;;; rule:     2.12 3.20
;;; in:       st_side, st_level 1..3, st_phase
;;; out:      A = per cent
;;; clobbers: X Y
;;; cycles:   <= 40
.proc fire_least
        lda     st_phase
        cmp     #PHASE_FIRE_1
        beq     @first
        lda     #1                      ; a shot that is not fired now is lost
        rts
@first: ldx     st_side
        ldy     st_level,x
        lda     w_first-1,y
        rts
.endproc
