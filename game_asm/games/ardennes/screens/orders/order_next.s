; On to the next unit.
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_next
        .import begun_here, unit_hex
        .import engage_member, last_unit, unit_kind, unit_lead, unit_side

        .segment "MOVE"

;;; order_next -- the cursor to who has neither moved nor a task; to guns that protect nobody
;;; rule:     1.7 2.14
;;; in:       st_phase = PHASE_MOVE or PHASE_GUARD; last_unit; the state
;;; out:      C = 1; last_unit, a unit of st_side, of PHASE_GUARD a gun; the cursor, panel_first;
;;;           that there is none was said
;;; clobbers: everything but the state and the cursor
;;; cycles:   -
.proc order_next
        ldy     #UNITS                  ; once round
@next:  ldx     last_unit
        inx
        cpx     #UNITS
        bcc     @in
        ldx     #0
@in:    stx     last_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @other
        jsr     unit_side
        cmp     st_side
        bne     @other
        lda     st_phase
        cmp     #PHASE_GUARD
        beq     @gun
        jsr     unit_hex
        jsr     begun_here
        bne     @other                  ; it has moved
        lda     unit_flags,x
        and     #UF_FIXED | UF_AIMED
        bne     @other
        jsr     engage_member
        beq     @found
        bne     @other                  ; always
@gun:   lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_ARTILLERY << 4
        bne     @other
        lda     unit_flags,x
        and     #UF_AIMED
        beq     @found
@other: dey
        bne     @next
        refuse  msg_next_none
@found: jsr     unit_lead
        sec
        rts
.endproc
