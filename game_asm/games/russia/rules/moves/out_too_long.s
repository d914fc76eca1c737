; Who has gone too far without supply.
        .include "state.inc"
        .include "russia.inc"

        .export out_too_long, weeks_out

MOST_WEEKS      = 2
HISTORICAL      = 3                     ; from this level on it does not count

        .segment "RULES"

;;; out_too_long -- has an Axis group moved out of supply for two weeks, at levels 1 and 2?
;;; rule:     10.0.5
;;; in:       X = group; group_out; group_flags; st_level
;;; out:      C = 1 it has: it moves no more until a depot serves it; X Y kept
;;; clobbers: A
;;; cycles:   <= 45
.proc out_too_long
        cpx     #SOVIET_BIT
        bcs     @no
        lda     st_level
        cmp     #HISTORICAL
        bcs     @no
        lda     group_flags,x
        and     #GF_SUPPLIED
        bne     @no
        lda     group_out,x
        cmp     #MOST_WEEKS
        rts
@no:    clc
        rts
.endproc

;;; weeks_out -- a week is over for a group: did it move out of supply?
;;; rule:     10.0.5
;;; in:       X = group; group_flags; group_steps
;;; out:      group_out; X Y kept
;;; clobbers: A
;;; cycles:   <= 50
.proc weeks_out
        lda     group_flags,x
        and     #GF_SUPPLIED
        bne     @supplied
        lda     group_flags,x
        and     #GF_MOVED
        ora     group_steps,x
        beq     @done
        lda     group_out,x
        cmp     #MOST_WEEKS
        bcs     @done
        inc     group_out,x
@done:  rts
@supplied:
        lda     #0
        sta     group_out,x
        rts
.endproc
