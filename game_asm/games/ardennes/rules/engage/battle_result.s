; Table Two: what comes of a battle.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export battle_result
        .export result_attacker_share, result_defender_share, result_both_lose
        .export result_attacker_back, result_defender_back, result_attacker_gone
        .export result_defender_gone, result_attacker_advance, result_defender_advance
        .import combat_losses, combat_moves

RESULT_BYTES    = 9

        .segment "BSS"
result_attacker_share:   .res 1         ; SHARE_* of its strength that each attacker loses
result_defender_share:   .res 1
result_both_lose:        .res 1         ; 1 = each side loses a unit of its choice
result_attacker_back:    .res 1         ; hexes
result_defender_back:    .res 1
result_attacker_gone:    .res 1         ; 1 = all of them are eliminated
result_defender_gone:    .res 1
result_attacker_advance: .res 1         ; points
result_defender_advance: .res 1

        .segment "RULES"

;;; battle_result -- what a roll brings at these odds
;;; rule:     9.2 1.10 5.9 5.10 5.11 5.16 5.19 5.20 5.21 5.22
;;; in:       A = column 0..8 of odds_column; X = roll 1..6
;;; out:      result_attacker_share, result_defender_share, result_both_lose,
;;;           result_attacker_back, result_defender_back, result_attacker_gone,
;;;           result_defender_gone, result_attacker_advance, result_defender_advance
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   <= 270
.proc battle_result
        stx     zp_t0
        asl     a                       ; six rolls a column
        sta     zp_t1
        asl     a
        adc     zp_t1                   ; C = 0
        adc     zp_t0
        tay                             ; and 1: rolls count from there
        ldx     #RESULT_BYTES - 1
        lda     #0
@clear: sta     result_attacker_share,x
        dex
        bpl     @clear
        lda     combat_losses-1,y
        asl     a
        bpl     @losses
        inc     result_both_lose
        .assert RESULT_BOTH_LOSE = %01000000, error, "the sign of the shifted byte"
@losses:
        lsr     a
        and     #%00000111
        sta     result_attacker_share
        lda     combat_losses-1,y
        lsr     a
        lsr     a
        lsr     a
        and     #%00000111
        sta     result_defender_share
        ldx     #1                      ; the defender yields
        lda     combat_moves-1,y
        bpl     @yields
        dex
        .assert RESULT_ATTACKER = %10000000, error, "the sign of the byte"
@yields:
        and     #RESULT_GONE
        beq     @back
        inc     result_attacker_gone,x
@back:  lda     combat_moves-1,y
        lsr     a
        lsr     a
        lsr     a
        and     #%00000111
        sta     result_attacker_back,x
        txa
        eor     #1                      ; the other may advance
        tax
        lda     combat_moves-1,y
        and     #RESULT_ADVANCE
        sta     result_attacker_advance,x
        rts
.endproc
