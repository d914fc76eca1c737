; A battle is remembered.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export battle_noted
        .import fight_lost, fight_result

MOST            = 255

        .segment "GROUND"

;;; battle_noted -- write a battle into the week's log, and what it cost into the sums
;;; rule:     7.4.3  ours: the log can be read later; of more than forty battles the first forty
;;; in:       fight_attackers, fight_defenders, fight_hex, fight_side, fight_lost, fight_result;
;;;           zp_odds
;;; out:      log_battles log_group log_foe log_at_lo log_at_hi log_odds log_lost log_killed;
;;;           st_lost_lo st_lost_hi
;;; clobbers: A X Y zp_t0
;;; cycles:   <= 260
.proc battle_noted
        ldx     fight_side
        ldy     #0
        jsr     @sum
        txa
        eor     #1
        tax
        ldy     #2
        jsr     @sum
        ldx     log_battles
        cpx     #LOG_MOST
        bcs     @done
        inc     log_battles
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
        ldy     #0
        jsr     @byte
        sta     log_lost,x
        ldy     #2
        jsr     @byte
        sta     log_killed,x
        lda     zp_odds+1               ; whole, then the two highest bits of the fraction
        cmp     #(MOST + 1) / 4
        bcs     @many
        asl     a
        asl     a
        sta     zp_t0
        lda     zp_odds
        asl     a
        rol     a
        rol     a
        and     #%00000011
        ora     zp_t0
        sta     log_odds,x
        rts
@many:  lda     #MOST
        sta     log_odds,x
@done:  rts
@sum:   lda     st_lost_lo,x
        clc
        adc     fight_lost,y
        sta     st_lost_lo,x
        lda     st_lost_hi,x
        adc     fight_lost+1,y
        sta     st_lost_hi,x
        rts
@byte:  lda     fight_lost+1,y
        bne     @full
        lda     fight_lost,y
        rts
@full:  lda     #MOST
        rts
.endproc
