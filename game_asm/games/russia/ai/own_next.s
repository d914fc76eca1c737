; The combat groups of a side, one after the other.
        .include "ai/ai.inc"
        .export own_first, own_next

        .segment "COMPUTER"

;;; own_first -- the first combat group of st_side that is on the map
;;; in:       st_side; group_at_hi
;;; out:      C = 0: X = ai_group = the group; C = 1: there is none
;;; clobbers: A X ai_group
;;; cycles:   <= 1700
.proc own_first
        ldx     #SOVIET_BIT
        lda     st_side
        bne     @behind
        tax
@behind:
        stx     ai_group                ; the numbers of combat groups begin behind it
        falls_into own_next
.endproc

;;; own_next -- the next one
;;; in:       ai_group; group_at_hi
;;; out:      C = 0: X = ai_group = the group; C = 1: there is none
;;; clobbers: A X ai_group
;;; cycles:   <= 1700
.proc own_next
        inc     ai_group
        ldx     ai_group
        txa
        and     #NUMBER_BITS
        cmp     #COMBAT_GROUPS
        bcs     @done
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     own_next
@done:  rts
.endproc
        .assert NOWHERE = $FF, error, "another high byte leaves C = 0"
