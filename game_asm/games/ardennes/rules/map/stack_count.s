; How many units stand in a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export stack_count

        .segment "RULES"

;;; stack_count -- how many units of a side stand in a hex
;;; rule:     4.4  infiltrators count among their own, never against the enemy
;;; in:       zp_hex = index; A = side
;;; out:      A = number
;;; clobbers: X Y zp_t0 zp_t1
;;; cycles:   <= 6000
.proc stack_count
        ldy     #0
        ldx     #0
        stx     zp_t0
        ldx     #GERMANS                ; one behind the last
        cmp     #SIDE_GERMAN
        beq     @count
        lda     #GERMANS
        sta     zp_t0
        ldx     #UNITS
@count: dex
        lda     unit_at_hi,x
        cmp     zp_hex+1
        bne     @next
        lda     unit_at_lo,x
        cmp     zp_hex
        bne     @next
        iny
@next:  cpx     zp_t0
        bne     @count
        tya
        rts
.endproc
