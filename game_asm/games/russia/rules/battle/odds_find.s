; The odds of a battle, and what they cost on average.
        .include "zeropage.inc"

        .export odds_find, loss_attacker, loss_defender
        .import wide_divide

number          = zp_rules
divisor         = zp_rules+5
FIFTY           = 50
HUNDRED         = 100

        .segment "GROUND"

;;; odds_find -- attack over defence
;;; rule:     7.6.1
;;; in:       zp_attack; zp_defence
;;; out:      zp_odds = 256ths, at most 65535; that too where there is no defence
;;; clobbers: A X Y zp_rules..zp_rules+10
;;; cycles:   <= 4800
.proc odds_find
        jsr     dividend
        bcs     most
        jsr     wide_divide
        lda     number+2
        ora     number+3
        ora     number+4
        bne     most
        lda     number
        sta     zp_odds
        lda     number+1
        sta     zp_odds+1
        rts
.endproc

.proc most
        lda     #$FF
        sta     zp_odds
        sta     zp_odds+1
        rts
.endproc

; number = attack * 256 and divisor = defence; C = 1 where there is none
.proc dividend
        lda     zp_defence
        ora     zp_defence+1
        ora     zp_defence+2
        sec
        beq     @done
        ldx     #2
@byte:  lda     zp_attack,x
        sta     number+1,x
        lda     zp_defence,x
        sta     divisor,x
        dex
        bpl     @byte
        inx
        stx     number
        stx     number+4
        clc
@done:  rts
.endproc

;;; loss_attacker -- average loss of the attackers
;;; rule:     7.10.1 7.10.3 7.10.4 7.10.5  ten over the odds, a tenth more for each level, 50 at
;;;           most
;;; in:       zp_attack; zp_defence; zp_dug = entrenchment of the defender 0..5
;;; out:      A = whole per cent, Y = 256ths of one
;;; clobbers: X zp_rules..zp_rules+10 zp_t0
;;; cycles:   <= 6000
.proc loss_attacker
        lda     zp_defence+1
        ora     zp_defence+2
        beq     @none                   ; below one
        cmp     #1
        bne     @some
        lda     zp_defence+2
        ora     zp_defence
        beq     @none                   ; one
@some:  lda     zp_attack
        ora     zp_attack+1
        ora     zp_attack+2
        beq     @most
        lda     #0
        ldx     #4
@clear: sta     number,x
        dex
        bpl     @clear
        lda     zp_dug
        clc
        adc     #10
        sta     zp_t0
@add:   clc                             ; ten to fifteen times the defence, times 256
        lda     number+1
        adc     zp_defence
        sta     number+1
        lda     number+2
        adc     zp_defence+1
        sta     number+2
        lda     number+3
        adc     zp_defence+2
        sta     number+3
        bcc     @no
        inc     number+4
@no:    dec     zp_t0
        bne     @add
        ldx     #2
@byte:  lda     zp_attack,x
        sta     divisor,x
        dex
        bpl     @byte
        jsr     wide_divide
        lda     number+2
        ora     number+3
        ora     number+4
        bne     @most
        ldy     number
        lda     number+1
        cmp     #FIFTY
        bcc     @done
@most:  ldy     #0
        lda     #FIFTY
@done:  rts
@none:  lda     #0
        tay
        rts
.endproc

;;; loss_defender -- average loss of the defenders
;;; rule:     7.10.1  twice the odds, all at most
;;; in:       zp_attack; zp_defence
;;; out:      A = whole per cent, Y = 256ths of one
;;; clobbers: X zp_rules..zp_rules+10
;;; cycles:   <= 4900
.proc loss_defender
        jsr     dividend
        bcs     @all
        asl     number+1                ; twice the attack: the last bit of the quotient counts
        rol     number+2
        rol     number+3
        rol     number+4
        jsr     wide_divide
        lda     number+2
        ora     number+3
        ora     number+4
        bne     @all
        ldy     number
        lda     number+1
        cmp     #HUNDRED
        bcc     @done
@all:   ldy     #0
        lda     #HUNDRED
@done:  rts
.endproc
