; The order to leave the campaign.
        .include "state.inc"
        .include "ardennes.inc"

        .export order_quit
        .import ask_sure, msg_quit_sure, page_wanted

        .segment "MOVE"

;;; order_quit -- to the rating and the menu, when the player is sure
;;; rule:     1.7 3.7 8.15
;;; in:       none
;;; out:      C = 0: st_phase = PHASE_PAGE, the rating, then PHASE_MENU; C = 1: it stays as it is
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_quit
        lda     #<msg_quit_sure
        ldy     #>msg_quit_sure
        jsr     ask_sure
        bcc     @not
        lda     #PAGE_RATING
        sta     page_wanted
        lda     #PHASE_MENU
        sta     st_next_phase
        lda     #PHASE_PAGE
        sta     st_phase
        clc
        rts
@not:   sec
        rts
.endproc
