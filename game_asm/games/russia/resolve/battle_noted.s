; A battle is remembered.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export battle_noted
        .import fight_lost, fight_result, lost_noted, multiply_product

MOST_KILLED     = 1024                  ; what the bits of the log hold, less one
MOST_LOST       = 512

        .segment "GROUND"

;;; battle_noted -- write a battle into the week's log, and what it cost into the sums
;;; rule:     7.4.3  ours: the log can be read later; of more than forty battles the first forty
;;; in:       fight_attackers, fight_defenders, fight_hex, fight_side, fight_lost, fight_result;
;;;           zp_odds
;;; out:      log_battles log_group log_foe log_at_lo log_at_hi log_odds log_lost log_killed;
;;;           st_lost_lo st_lost_hi
;;; clobbers: A X Y zp_t0 zp_lib0 zp_lib1
;;; cycles:   <= 420
.proc battle_noted
        jsr     lost_noted
        ldx     log_battles
        cpx     #LOG_MOST
        bcc     @room
        rts
@room:  inc     log_battles
        lda     fight_attackers
        sta     log_group,x
        lda     fight_defenders
        sta     log_foe,x
        lda     fight_hex
        sta     log_at_lo,x
        lda     fight_result
        lsr     a                       ; two bits, to the highest
        ror     a
        ror     a
        ora     fight_hex+1
        sta     log_at_hi,x
        ldy     fight_lost              ; nine bits of what was lost, ten of what was killed
        lda     fight_lost+1
        cmp     #>MOST_LOST
        bcc     @lost
        ldy     #<(MOST_LOST - 1)
        lda     #>(MOST_LOST - 1)
@lost:  asl     a
        asl     a
        sta     zp_t0
        tya
        sta     log_lost,x
        ldy     fight_lost+2
        lda     fight_lost+3
        cmp     #>MOST_KILLED
        bcc     @killed
        ldy     #<(MOST_KILLED - 1)
        lda     #>(MOST_KILLED - 1)
@killed:
        ora     zp_t0
        asl     a
        asl     a
        asl     a
        ora     log_at_hi,x
        sta     log_at_hi,x
        tya
        sta     log_killed,x
        lda     zp_odds+1
        cmp     #ODDS_TENTHS_TO
        bcs     @whole
        txa
        pha
        lda     zp_odds
        ldx     #10
        jsr     multiply_product
        sta     zp_t0                   ; tenths of the fraction
        lda     zp_odds+1
        asl     a
        asl     a
        adc     zp_odds+1               ; C = 0
        asl     a
        adc     zp_t0                   ; 199 at most
        sta     zp_t0
        pla
        tax
        lda     zp_t0
        bcc     @put                    ; always
@whole: sbc     #ODDS_TENTHS_TO
        cmp     #LOG_ODDS_MANY - LOG_ODDS_WHOLE
        bcc     @few
        lda     #LOG_ODDS_MANY - LOG_ODDS_WHOLE
@few:   clc
        adc     #LOG_ODDS_WHOLE
@put:   sta     log_odds,x
@done:  rts
.endproc
