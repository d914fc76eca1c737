; Whether a battle has gone on for long.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export battle_drags

LONG            = 24                    ; turns of a battle without a time limit

        .segment "COMPUTER"

;;; battle_drags -- has a battle that no time limit ends gone on for long?
;;; rule:     W24  then both sides seek each other, the wounded too
;;; in:       st_limit st_turn
;;; out:      C = 1 when it has; X Y kept
;;; clobbers: A
;;; cycles:   <= 40
.proc battle_drags
        lda     st_limit
        ora     st_limit+1
        cmp     #1
        bcs     @no
        lda     st_turn+1
        cmp     #1
        bcs     @done
        lda     st_turn
        cmp     #LONG
@done:  rts
@no:    clc
        rts
.endproc
