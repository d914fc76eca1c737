; Who had better not be seen on his way.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export shy_find, ways_shy
        .import men_fit

SHY             = 4

        .segment "COMPUTER"

;;; shy_find -- by how many steps an overlooked square counts as farther than the level says
;;; rule:     W24  who is to be somewhere, is less than the enemies, and has time without end goes a
;;; rule:     W24  long way round; rookies know no better
;;; in:       ai_aim ai_alarm ai_skill ai_first ai_foe; the men; st_limit
;;; out:      ways_shy = 0 or more
;;; clobbers: A X Y zp_t0
;;; cycles:   <= 2000
.proc shy_find
        lda     #0
        sta     ways_shy
        ldx     ai_skill
        cpx     #2
        bcc     @done
        lda     ai_aim
        cmp     #AIM_REACH
        bne     @done
        lda     st_limit
        ora     st_limit+1
        ora     ai_alarm
        bne     @done
        ldx     ai_first
        jsr     men_fit
        pha
        ldx     ai_foe
        jsr     men_fit
        pla
        cmp     zp_t0
        bcs     @done
        lda     #SHY
        sta     ways_shy
@done:  rts
.endproc

        .segment "COMPUTER_BSS"
ways_shy:       .res 1
