; The engagement of a unit.
        .include "state.inc"
        .include "ardennes.inc"

        .export engage_member
        .import unit_kind

        .segment "RULES"

;;; engage_member -- is a unit in an engagement?
;;; in:       X = unit 0..232; unit_task, unit_flags
;;; out:      A = its number 1..24, Z = 0; A = 0, Z = 1 when it is in none; X kept
;;; clobbers: none
;;; cycles:   <= 35
.proc engage_member
        lda     unit_flags,x
        and     #UF_AIMED | UF_TO_COME
        bne     @none                   ; unit_task is something else there
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @none
        lda     unit_task,x
        rts
@none:  lda     #0
        rts
.endproc
