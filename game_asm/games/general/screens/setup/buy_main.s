; A side buys its army.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export bought, buy_count, buy_help, buy_main, buy_offered, last_kinds
        .import ask_yes_no, buy_page, hand_over, msg_buy_sure, msg_help_buy, page_help, page_prompt

        .segment "RODATA"
buy_offered:    .byte TYPES

        .segment "SETUP_BSS"
buy_count:      .res TYPES              ; what there is of each type
last_kinds:     .res ARMY + MINES / 2   ; in the order in which they were bought
bought:         .res 1

        .segment "SETUP"

;;; buy_main -- st_side buys
;;; rule:     5.7 3.13 3.14 4.2 4.3 4.7 6.1
;;; in:       st_side, st_points
;;; out:      units and mines that are not on the map yet; st_phase = PHASE_PLACE
;;; clobbers: everything
;;; cycles:   -
.proc buy_main
        lda     st_side
        asl     a
        tax
        lda     st_points,x
        ora     st_points+1,x
        beq     @done                   ; nothing to spend
        jsr     hand_over
        ldx     #TYPES - 1
        lda     #0
@none:  sta     buy_count,x
        dex
        bpl     @none
        sta     bought
@page:  jsr     buy_page
        bcs     @page                   ; there is no way back from here
        lda     st_side
        asl     a
        tax
        lda     st_points,x
        ora     st_points+1,x
        beq     @done
        lda     #<msg_buy_sure
        ldy     #>msg_buy_sure
        jsr     page_prompt
        jsr     ask_yes_no
        bcc     @page
        lda     st_side
        asl     a
        tax
        lda     #0                      ; what is left is lost
        sta     st_points,x
        sta     st_points+1,x
@done:  lda     #PHASE_PLACE
        sta     st_phase
        rts
.endproc

;;; buy_help -- a page of help
;;; in:       none
;;; out:      the picture
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc buy_help
        lda     #<msg_help_buy
        ldy     #>msg_help_buy
        jmp     page_help
.endproc
