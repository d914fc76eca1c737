; The handicap.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export handicap_ask
        .import handicap_set, msg_handicap, msg_share, page_choice

        .segment "SETUP"

;;; handicap_ask -- ask whether one side has less to spend, and how much less
;;; rule:     2.13
;;; in:       st_points as scenario_lay left them
;;; out:      C = 0: st_points, st_handicap; C = 1: Escape
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc handicap_ask
@who:   lda     #<msg_handicap
        ldy     #>msg_handicap
        ldx     #3
        jsr     page_choice
        bcs     @done
        cmp     #1
        beq     @none
        sbc     #2                      ; C = 1
        pha
        lda     #<msg_share
        ldy     #>msg_share
        ldx     #5
        jsr     page_choice
        bcs     @back
        eor     #$FF                    ; 9 for the first
        sec
        adc     #10
        sta     zp_t0
        pla
        tax
        lda     zp_t0
        jsr     handicap_set
@none:  clc
@done:  rts
@back:  pla
        jmp     @who
.endproc
