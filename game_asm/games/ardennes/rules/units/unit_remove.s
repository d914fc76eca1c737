; The end of a unit.
        .include "state.inc"
        .include "ardennes.inc"

        .export unit_remove
        .import points_lost, unit_kind

        .segment "RULES"

;;; unit_remove -- a unit is eliminated
;;; rule:     5.19 6.5
;;; in:       X = unit 0..232
;;; out:      unit_strength = 0, unit_at_hi = NOWHERE, unit_task = 0, unit_flags = 0; st_lost;
;;;           X kept
;;; clobbers: A Y
;;; cycles:   <= 90
.proc unit_remove
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @gone
        lda     unit_strength,x
        jsr     points_lost
@gone:  lda     #0
        sta     unit_strength,x
        sta     unit_task,x
        sta     unit_flags,x
        lda     #NOWHERE
        sta     unit_at_hi,x
        rts
.endproc
