; A unit that was taken into the hand and can go nowhere.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export hand_back
        .import from_hex, hand_push, stack_count, unit_side

        .segment "CODE"

;;; hand_back -- a unit that is nowhere goes back to where its half-day began, else into the hand
;;; rule:     4.4  into the hand, free to move, when three others stand there by now
;;; in:       X = unit 0..232; st_hand, st_hand_count without it
;;; out:      unit_at_lo, unit_at_hi, or st_hand, st_hand_count, unit_flags; X kept
;;; clobbers: A Y zp_hex zp_t0 zp_t1
;;; cycles:   <= 6300
.proc hand_back
        lda     unit_at_hi,x
        cmp     #NOWHERE
        bne     @done
        jsr     from_hex
        txa
        pha
        jsr     unit_side
        jsr     stack_count
        tay
        pla
        tax
        cpy     #STACK
        bcs     @hand
        lda     zp_hex
        sta     unit_at_lo,x
        lda     zp_hex+1
        sta     unit_at_hi,x
@done:  rts
@hand:  lda     unit_flags,x            ; it must be able to go somewhere
        and     #UF_FIXED ^ $FF
        sta     unit_flags,x
        jmp     hand_push
.endproc
