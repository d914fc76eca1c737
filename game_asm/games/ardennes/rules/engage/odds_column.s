; The odds of a battle.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export odds_column

REST            = zp_rules

        .segment "RULES"

;;; odds_column -- the column of Table Two that two strengths are fought on
;;; rule:     5.5 5.6 1.10  rounded in the defender's favour, no worse than 1-4, no better than 6-1
;;; in:       zp_attack/zp_attack+1, zp_defence/zp_defence+1 = sums of half points, low byte first
;;; out:      A = 0 (1-4), 1, 2, 3 (1-1), 4 .. 8 (6-1)
;;; clobbers: X zp_rules zp_rules+1
;;; cycles:   <= 260
.proc odds_column
        lda     zp_attack
        cmp     zp_defence
        lda     zp_attack+1
        sbc     zp_defence+1
        bcc     @weaker
        lda     zp_attack               ; how often the defence goes into the attack
        sta     REST
        lda     zp_attack+1
        sta     REST+1
        ldx     #ODDS_EVEN - 1
@more:  lda     REST
        sec
        sbc     zp_defence
        sta     REST
        lda     REST+1
        sbc     zp_defence+1
        sta     REST+1
        bcc     @done
        inx
        cpx     #ODDS - 1
        bcc     @more
@done:  txa
        rts
@weaker:                                ; how many times the attack reach the defence
        lda     zp_defence
        sta     REST
        lda     zp_defence+1
        sta     REST+1
        ldx     #ODDS_EVEN + 1
@less:  dex
        beq     @done
        lda     REST
        sec
        sbc     zp_attack
        sta     REST
        lda     REST+1
        sbc     zp_attack+1
        sta     REST+1
        bcc     @done                   ; reached
        ora     REST
        bne     @less
        txa
        rts
.endproc
