; Has anybody won?
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export victory_check
        .import man_fit, scenario_time_winner

        .segment "RESOLVE"

AMERICAN_WINS = 1
GERMAN_WINS   = 2

;;; victory_check -- see at the end of a turn whether the battle is decided
;;; rule:     3.0.1
;;; rule:     16.A.1  all Germans in shock or dead; 16 note  when both sides are down
;;;           the
;;;           American has lost; 16  time limits
;;; in:       state
;;; out:      st_winner = 0 nobody, 1 American, 2 German
;;; clobbers: A X Y
;;; cycles:   <= 700
.proc victory_check
        ldx     #0
        jsr     anyone_fit
        bcc     @german                 ; he needs a man whom he can command
        ldx     #SQUAD
        jsr     anyone_fit
        bcc     @american
        lda     st_limit
        ora     st_limit+1
        beq     @nobody
        lda     st_clock
        cmp     st_limit
        lda     st_clock+1
        sbc     st_limit+1
        bcc     @nobody
        ldx     st_scenario
        lda     scenario_time_winner,x
        bcs     @won                    ; always
@german:
        lda     #GERMAN_WINS
        bne     @won                    ; always
@american:
        lda     #AMERICAN_WINS
        bne     @won                    ; always
@nobody:
        lda     #0
@won:   sta     st_winner
        rts
.endproc

; X = first man of a squad: C = 1 when one of it can still be commanded
.proc anyone_fit
        ldy     #SQUAD
@man:   jsr     man_fit
        bcs     @done
        inx
        dey
        bne     @man
@done:  rts
.endproc
