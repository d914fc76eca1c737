; The cheapest steps there are.
        .include "lib/hex/hex.inc"

        .import hex_cost, hex_road
        .export hex_cheapest

        .segment "CODE"

;;; hex_cheapest -- what the cheapest ground costs to enter; part of the floods
;;; in:       hex_cost; hex_road
;;; out:      A = cost of the ground; X = the same, or hex_road where that is less; Y kept
;;; clobbers: none
;;; cycles:   <= 5000
.proc hex_cheapest
        ldx     #0
        lda     #HEX_NEVER
@next:  cmp     hex_cost,x
        bcc     @dear
        lda     hex_cost,x
@dear:  inx
        bne     @next
        tax
        cmp     hex_road
        bcc     @done
        ldx     hex_road
@done:  rts
.endproc
