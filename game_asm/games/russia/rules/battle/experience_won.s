; What a unit learns in a battle.
        .include "zeropage.inc"
        .include "russia.inc"

        .export experience_won

        .importzp LEARNT_BEST, LEARNT_NEW, LEARNT_OLD

MOST            = 99

        .segment "GROUND"

;;; experience_won -- a unit has fought
;;; rule:     8.2.1  5 below 50, 3 below 80, else 1; 99 at most
;;; in:       zp_unit
;;; out:      its record; X kept
;;; clobbers: A Y
;;; cycles:   <= 50
.proc experience_won
        ldy     #U_EXPERIENCE
        lda     (zp_unit),y
        cmp     #MOST
        bcs     @done
        cmp     #50
        bcs     @old
        adc     #<LEARNT_NEW            ; C = 0
        bcc     @put                    ; always
@old:   cmp     #80
        bcs     @one
        adc     #<LEARNT_OLD            ; C = 0
        bcc     @put                    ; always
@one:   adc     #<(LEARNT_BEST - 1)     ; C = 1
@put:   sta     (zp_unit),y
@done:  rts
.endproc
