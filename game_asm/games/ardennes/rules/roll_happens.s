; Tables Three, Five and Six: does it happen?
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export roll_happens, infiltrator_found, blow_succeeds, build_succeeds, roll_die
        .import roll_masks, rng_below

FOUND_LATE      = 3                     ; turns in the hex from which Table Three is harder

        .segment "RULES"

;;; roll_happens -- whether a table of yes and no says yes
;;; in:       A = ROLL_FOUND_EARLY..ROLL_BUILD_ENEMY; X = roll 1..6
;;; out:      C = 1 yes
;;; clobbers: A X Y
;;; cycles:   <= 70
.proc roll_happens
        tay
        lda     roll_masks,y
@shift: lsr     a
        dex
        bne     @shift
        rts
.endproc

;;; infiltrator_found -- is an infiltrator recognised?
;;; rule:     9.3 7.10 7.12
;;; in:       A = turns it has been in the hex 0..255, the first is 1; X = roll 1..6
;;; out:      C = 1 yes
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc infiltrator_found
        ldy     #ROLL_FOUND_EARLY
        cmp     #FOUND_LATE
        bcc     @row
        ldy     #ROLL_FOUND_LATE
@row:   tya
        jmp     roll_happens
.endproc

;;; blow_succeeds -- does a demolition succeed?
;;; rule:     9.5 9.6 9.7 9.8 7.15
;;; in:       A = 0 undisturbed, 1 an infiltrator in the hex, 2 an enemy next to it, 3 both;
;;;           X = roll 1..6
;;; out:      C = 1 yes
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc blow_succeeds
        clc
        adc     #ROLL_BLOW
        jmp     roll_happens
.endproc

;;; build_succeeds -- is a bridge rebuilt?
;;; rule:     9.9
;;; in:       A = 0 undisturbed, 1 an enemy next to the hex; X = roll 1..6
;;; out:      C = 1 yes
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc build_succeeds
        clc
        adc     #ROLL_BUILD
        jmp     roll_happens
.endproc

;;; roll_die -- a die
;;; rule:     1.10
;;; in:       none
;;; out:      A = X = 1..6; rng_seed moved on
;;; clobbers: zp_t1 zp_t2
;;; cycles:   -
.proc roll_die
        lda     #6
        jsr     rng_below
        tax
        inx
        txa
        rts
.endproc
