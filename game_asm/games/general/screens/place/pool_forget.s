; What was not placed is not there.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export pool_forget
        .import pool_next

        .segment "PLAY"

;;; pool_forget -- what st_side has not placed is lost
;;; rule:     3.16
;;; in:       st_side
;;; out:      unit_hits, mine_charge
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc pool_forget
@next:  lda     #NO_UNIT
        jsr     pool_next
        bcs     @done
        tax
        bmi     @mine
        lda     #0
        sta     unit_hits,x
        beq     @next                   ; always
@mine:  and     #$7F
        tax
        lda     #0
        sta     mine_charge,x
        beq     @next                   ; always
@done:  rts
.endproc
