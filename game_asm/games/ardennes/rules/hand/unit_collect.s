; A unit is taken into the hand.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export unit_collect
        .import engage_member, hand_push

        .segment "MOVE"

;;; unit_collect -- take a unit off the map into the hand
;;; rule:     2.3 2.4 2.5  it leaves its engagement and its target
;;; in:       X = unit 0..232 on the map; the hand
;;; out:      C = 0: unit_at_hi = NOWHERE, unit_task, unit_flags, st_hand, st_hand_count; A = the
;;;           engagement it left, 0 none; C = 1: the hand is full; X kept
;;; clobbers: A Y
;;; cycles:   <= 160
.proc unit_collect
        jsr     hand_push
        bcs     @full
        lda     #NOWHERE
        sta     unit_at_hi,x
        lda     unit_flags,x
        and     #UF_AIMED
        beq     @fights
        lda     unit_flags,x
        and     #UF_AIMED ^ $FF
        sta     unit_flags,x
        lda     #0
        sta     unit_task,x
@fights:
        jsr     engage_member
        pha
        beq     @done
        lda     #0
        sta     unit_task,x
@done:  pla
        clc
@full:  rts
.endproc
