; Where a side's word is kept.
        .include "state.inc"
        .include "general.inc"

        .export side_secret

        .segment "LOW_CODE"

;;; side_secret -- the word behind which st_side plays
;;; in:       st_side, st_password
;;; out:      X = where it begins; A = its first letter, 0 when none has been asked for; Z = 1: 0
;;; clobbers: none
;;; cycles:   <= 40
.proc side_secret
        ldx     #0
        lda     st_side
        beq     @there
        ldx     #8
@there: lda     st_password,x
        rts
.endproc
