; The dump of a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export dump_at
        .import dump_at_hi, dump_at_lo

        .segment "CODE"

;;; dump_at -- the dump of a hex
;;; rule:     6.10  one that is destroyed is none
;;; in:       zp_hex = index; dump_number
;;; out:      C = 0: X = dump 0..5; C = 1: there is none
;;; clobbers: A X
;;; cycles:   <= 120
.proc dump_at
        ldx     #DUMPS - 1
@dump:  lda     dump_at_lo,x
        cmp     zp_hex
        bne     @next
        lda     dump_at_hi,x
        cmp     zp_hex+1
        beq     @found
@next:  dex
        bpl     @dump
        sec
        rts
@found: lda     #0
        cmp     dump_number,x           ; C = 1: it is gone
        rts
.endproc
