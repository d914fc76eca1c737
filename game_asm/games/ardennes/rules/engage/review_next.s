; Who might attack and need not.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export review_next
        .import engage_member, foe_beside, unit_kind, unit_side

        .segment "MOVE"

;;; review_next -- the next unit of the side that stands next to an enemy and is in no engagement
;;; rule:     10.5
;;; in:       X = the first unit to look at, 0..233; st_side; hex_zones; the units
;;; out:      C = 0: X = unit; C = 1: there are no more
;;; clobbers: A Y zp_hex zp_ptr0
;;; cycles:   <= 45000
.proc review_next
@unit:  cpx     #UNITS
        bcs     @done
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        jsr     unit_side
        cmp     st_side
        bne     @next
        tay
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @next
        jsr     foe_beside
        beq     @next
        jsr     engage_member
        clc
        beq     @done
@next:  inx
        bne     @unit                   ; always
@done:  rts
.endproc
