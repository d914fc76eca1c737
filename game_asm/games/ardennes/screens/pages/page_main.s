; A page between orders.
        .include "state.inc"
        .include "ardennes.inc"

        .export page_main
        .import list_show, msg_help_guard, msg_move_chart, page_help, page_wanted, rating_show
        .import supply_show, whole_show

        .segment "PAGES"

;;; page_main -- show the page that is wanted, then go on
;;; rule:     1.7 1.13 8.15
;;; in:       page_wanted; st_next_phase; the state
;;; out:      st_phase = st_next_phase
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc page_main
        ldx     page_wanted
        beq     @help
        .assert PAGE_HELP = 0 && PAGE_GUARD = 1 && PAGE_LIST = 2, error, "counted down"
        dex
        beq     @guard
        dex
        beq     @list
        dex
        beq     @supply
        dex
        beq     @rating
        jsr     whole_show
        jmp     @done
@supply:
        jsr     supply_show
        jmp     @done
@rating:
        jsr     rating_show
        jmp     @done
@list:  jsr     list_show
        jmp     @done
@guard: lda     #<msg_help_guard
        ldy     #>msg_help_guard
        bne     @page                   ; always
@help:  lda     #<msg_move_chart
        ldy     #>msg_move_chart
@page:  jsr     page_help
@done:  lda     st_next_phase
        sta     st_phase
        rts
.endproc
