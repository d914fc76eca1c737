; The hexes that the beaten leave.
        .include "state.inc"
        .include "ardennes.inc"

        .export left_count, left_lo, left_hi, left_note
        .import battle_number, engage_member, result_attacker_back, result_attacker_gone
        .import result_both_lose, role_of

VACATED_MOST    = 7                     ; six round a hex, and one to write in

        .segment "RESOLVE_BSS"
left_count:     .res 1                  ; hexes that the beaten left
left_lo:        .res VACATED_MOST
left_hi:        .res VACATED_MOST

        .segment "RESOLVE"

;;; left_note -- note the hexes of those who give way: others may enter them whatever it costs
;;; rule:     5.16 5.17; 5.20  each of them once; where both lose a unit, those of the defenders
;;; in:       battle_number; result_*; the units
;;; out:      left_count, left_lo, left_hi
;;; clobbers: A X Y
;;; cycles:   <= 25000
.proc left_note
        lda     #0
        sta     left_count
        tax
@unit:  jsr     engage_member
        cmp     battle_number
        bne     @next
        jsr     role_of
        tay
        and     result_both_lose        ; of a defender
        ora     result_attacker_back,y
        ora     result_attacker_gone,y
        beq     @next
        ldy     left_count
        lda     unit_at_lo,x
        sta     left_lo,y
        lda     unit_at_hi,x
        sta     left_hi,y
@seen:  dey
        bmi     @new
        lda     unit_at_lo,x
        cmp     left_lo,y
        bne     @seen
        lda     unit_at_hi,x
        cmp     left_hi,y
        bne     @seen
        beq     @next                   ; noted before
@new:   inc     left_count
@next:  inx
        cpx     #UNITS
        bcc     @unit
        rts
.endproc
