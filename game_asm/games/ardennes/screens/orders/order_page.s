; Pages that are read between orders.
        .include "state.inc"
        .include "ardennes.inc"

        .export order_help, order_list, order_page, order_supply, order_whole, page_wanted
        .import msg_no_engagement, order_refused

        .segment "BSS"
page_wanted:    .res 1                  ; PAGE_*

        .segment "MOVE"

;;; order_whole -- show the whole map
;;; rule:     1.6
;;; in:       none
;;; out:      C = 0; page_wanted; st_next_phase = st_phase, st_phase = PHASE_PAGE
;;; clobbers: A
;;; cycles:   <= 50
.proc order_whole
        lda     #PAGE_WHOLE
        bne     order_page              ; always
.endproc

;;; order_help -- show what the keys do
;;; rule:     1.7
;;; in:       st_phase
;;; out:      as order_page
;;; clobbers: as order_page
;;; cycles:   <= 50
.proc order_help
        lda     #PAGE_HELP
        bpl     order_page              ; always
.endproc

;;; order_supply -- show where the supply of st_side comes to
;;; rule:     6.6 6.7 6.9
;;; in:       st_phase
;;; out:      as order_page
;;; clobbers: as order_page
;;; cycles:   <= 50
.proc order_supply
        lda     #PAGE_SUPPLY
        bpl     order_page              ; always
.endproc

;;; order_list -- show all engagements, when there are any
;;; rule:     1.11 2.2
;;; in:       st_phase; engage_at_hi
;;; out:      as order_page; C = 1: there are none, which was said
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc order_list
        ldx     #ENGAGEMENTS
        lda     #NOWHERE
@any:   cmp     engage_at_hi-1,x
        bne     @some
        dex
        bne     @any
        lda     #<msg_no_engagement
        ldy     #>msg_no_engagement
        jmp     order_refused
@some:  lda     #PAGE_LIST
.endproc
        .assert * = order_page, error, "falls into it"

;;; order_page -- show a page, then go on
;;; rule:     1.13
;;; in:       A = PAGE_*; st_phase
;;; out:      C = 0; page_wanted; st_next_phase = st_phase, st_phase = PHASE_PAGE
;;; clobbers: A
;;; cycles:   <= 40
.proc order_page
        sta     page_wanted
        lda     st_phase
        sta     st_next_phase
        lda     #PHASE_PAGE
        sta     st_phase
        clc
        rts
.endproc
