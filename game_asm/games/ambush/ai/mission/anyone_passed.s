; Who has been in his side's far square.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export anyone_passed
        .import man_fit

        .segment "COMPUTER"

;;; anyone_passed -- has somebody been in his side's far square who can still come back?
;;; rule:     16.B5.2
;;; in:       ai_first; man_passed
;;; out:      C = 1 when one has; X kept
;;; clobbers: A Y
;;; cycles:   <= 900
.proc anyone_passed
        txa
        pha
        ldx     ai_first
        ldy     #SQUAD
@man:   jsr     man_fit
        bcc     @next
        lda     man_passed,x
        lsr     a
        bcs     @yes
@next:  inx
        dey
        bne     @man
        clc
@yes:   pla
        tax
        rts
.endproc
