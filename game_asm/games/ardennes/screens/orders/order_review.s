; Attacks that may be made and need not.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_review, review_last, review_find
        .import engage_member, foe_beside, last_unit, unit_lead, hexview_panel, msg_review_one
        .import prompt_at, told_key, unit_kind, unit_side

        .segment "MOVE_BSS"
review_last:    .res 1                  ; the unit that was shown last

        .segment "MOVE"

;;; order_review -- the cursor to the next unit that could attack and is in no engagement
;;; rule:     10.5  until there are no more
;;; in:       the state; hex_zones
;;; out:      C = 1; review_last; the cursor
;;; clobbers: everything but the state and the cursor
;;; cycles:   -
.proc order_review
        jsr     review_find
        bcs     @none
        ldx     review_last
        stx     last_unit
        jsr     unit_lead
        jsr     hexview_panel
        lda     #<msg_review_one
        ldy     #>msg_review_one
        jsr     prompt_at
        jsr     told_key
        sec
        rts
@none:  lda     #NO_UNIT                ; from the first on again
        sta     review_last
        refuse  msg_review_none
.endproc

;;; review_find -- the next unit behind review_last that could attack and is in no engagement
;;; rule:     10.5
;;; in:       review_last, NO_UNIT to begin; st_side; hex_zones; the units
;;; out:      C = 0: review_last = the unit; C = 1: there is none
;;; clobbers: A X Y zp_hex zp_ptr0
;;; cycles:   <= 40000
.proc review_find
        ldx     review_last
@next:  inx
        cpx     #UNITS
        bcs     @none
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        jsr     unit_side
        cmp     st_side
        bne     @next
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @next
        jsr     engage_member
        bne     @next
        ldy     st_side
        jsr     foe_beside
        beq     @next
        stx     review_last
        clc
        rts
@none:  rts                             ; C = 1
.endproc
