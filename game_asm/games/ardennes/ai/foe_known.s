; What the computer's side knows of the enemy.
        .include "ai/ai.inc"

        .export foe_known
        .import unit_kind

        .segment "COMPUTER"

;;; foe_known -- is a unit on the map, and none that its side hides?
;;; rule:     10.1
;;; in:       X = unit
;;; out:      C = 1: yes; X
;;; clobbers: A
;;; cycles:   <= 60
.proc foe_known
        lda     unit_flags,x
        bmi     @no
        .assert UF_HIDDEN = %10000000, error, "the sign of the flags"
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @no
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @no
        sec
        rts
@no:    clc
        rts
.endproc
