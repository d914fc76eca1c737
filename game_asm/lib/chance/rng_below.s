; A random whole number below a limit.
        .include "zeropage.inc"
        .export rng_below
        .import rng_next

        .segment "CODE"

;;; rng_below -- draw a number below a limit, each as likely as the next
;;; in:       A = limit 1..255 (0 stands for 256)
;;; out:      A = 0..limit-1; rng_seed moved on
;;; clobbers: zp_t1 zp_t2
;;; cycles:   -
; Draws are masked down to the limit's own bits and thrown away when they reach the limit: exact,
; and less than two draws on average.
.proc rng_below
        sec
        sbc     #1
        sta     zp_t1                   ; the largest answer
        sta     zp_t2
        lsr     a                       ; smear its top bit down: the mask
        ora     zp_t2
        sta     zp_t2
        lsr     a
        lsr     a
        ora     zp_t2
        sta     zp_t2
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        ora     zp_t2
        sta     zp_t2
@again: jsr     rng_next
        and     zp_t2
        cmp     zp_t1
        beq     @done
        bcs     @again
@done:  rts
.endproc
