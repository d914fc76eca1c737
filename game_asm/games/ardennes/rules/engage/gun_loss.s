; Table One: what guns do to their target.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export gun_loss
        .import gun_losses

FIRST           = ODDS_EVEN - 1         ; the columns that Table One has: 1-2 to 3-1
LAST            = ODDS_EVEN + 2

        .segment "RULES"

;;; gun_loss -- the share of its strength that the target of guns loses
;;; rule:     9.1  odds beyond the table's columns count as its last
;;; in:       A = column 0..8 of odds_column; X = roll 1..6
;;; out:      A = SHARE_*; Y = the column used 2..5
;;; clobbers: X zp_t0 zp_t1
;;; cycles:   <= 50
.proc gun_loss
        cmp     #FIRST
        bcs     @least
        lda     #FIRST
@least: cmp     #LAST
        bcc     @known
        lda     #LAST
@known: tay
        stx     zp_t0
        asl     a                       ; six rolls a column
        sta     zp_t1
        asl     a
        adc     zp_t1                   ; C = 0
        adc     zp_t0
        tax
        lda     gun_losses - 6 * FIRST - 1,x
        rts
.endproc
