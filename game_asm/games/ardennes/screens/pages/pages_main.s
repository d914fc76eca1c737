; Pages that are looked at from a half-day.
        .include "state.inc"
        .include "ardennes.inc"

        .export pages_main
        .import list_page, msg_help_move, page_help, supply_page, zones_known

        .segment "PAGES"

;;; pages_main -- show the page that st_phase names until a key is struck
;;; rule:     1.7 1.11 6.7
;;; in:       st_phase = PHASE_HELP, PHASE_LIST or PHASE_SUPPLY
;;; out:      st_phase = st_next_phase; the picture
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc pages_main
        lda     st_phase
        ldx     st_next_phase
        stx     st_phase
        cmp     #PHASE_LIST
        beq     @list
        cmp     #PHASE_SUPPLY
        beq     @supply
        lda     #<msg_help_move
        ldy     #>msg_help_move
        jmp     page_help
@list:  jsr     zones_known
        jmp     list_page
@supply:
        jsr     zones_known
        jmp     supply_page
.endproc
