; The die.
        .export roll_die
        .import rng_below

        .segment "RULES"

;;; roll_die -- a die
;;; rule:     1.10
;;; in:       none
;;; out:      A = X = 1..6; rng_seed moved on
;;; clobbers: zp_t1 zp_t2
;;; cycles:   -
.proc roll_die
        lda     #6
        jsr     rng_below
        tax
        inx
        txa
        rts
.endproc
