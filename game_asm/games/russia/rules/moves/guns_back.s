; Artillery goes back to the pool.
        .include "state.inc"
        .include "russia.inc"
        .include "zeropage.inc"

        .export guns_back
        .import group_kind, side_of

POOL_MOST       = 2550

        .segment "RULES"

;;; guns_back -- a combat group that moves sends its artillery to the pool
;;; rule:     6.2.4 8.10.2 8.5.2
;;; in:       X = group
;;; out:      group_guns; pool_guns_lo, pool_guns_hi, at most 2550; X kept
;;; clobbers: A Y
;;; cycles:   <= 130
.proc guns_back
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @done                   ; those are aircraft
        jsr     side_of
        tay
        lda     group_guns,x
        clc
        adc     pool_guns_lo,y
        sta     pool_guns_lo,y
        lda     pool_guns_hi,y
        adc     #0
        sta     pool_guns_hi,y
        cmp     #>POOL_MOST
        bcc     @taken
        bne     @most
        lda     pool_guns_lo,y
        cmp     #<(POOL_MOST + 1)
        bcc     @taken
@most:  lda     #<POOL_MOST
        sta     pool_guns_lo,y
        lda     #>POOL_MOST
        sta     pool_guns_hi,y
@taken: lda     #0
        sta     group_guns,x
@done:  rts
.endproc
