; How the campaign begins, and what each phase runs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "log_event.inc"
        .include "macros.inc"
        .include "lib/hex/hex_begin.inc"
        .include "lib/hexview/hexview.inc"
        .export key_wait, main, phase_does, phase_entry
        .exportzp PHASES
        .import engage_added, log_event, log_start, turn_loop_start, hexview_drawn, last_unit
        .import stick_wait
        .importzp OVERLAYS, OVL_MENU, OVL_MOVE, OVL_RESOLVE, OVL_FILES, OVL_COMPUTER, OVL_ATTACK
        .importzp OVL_COLOUR, OVL_PAGES
        .import menu_main, move_main, half_main, files_main, computer_main, attack_main, page_main

        .segment "CODE"

;;; main -- play for ever; entered once by the loader
;;; in:       none
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc main
        jsr     log_start
        hex_begin
        sta     last_unit
        sta     engage_added
        hex_behind 36, 52
        ldx     #LOG_BYTES - 1
@event: sta     log_event,x             ; an event says less than it has room for
        dex
        bpl     @event
        lda     #OVL_COLOUR | HEXVIEW_UNREAD
        sta     hexview_drawn           ; read before the first map, not before the title
        jmp     turn_loop_start
.endproc

        .segment "HARDWARE"

;;; key_wait -- wait for a key, or for the stick that stands for some
;;; rule:     1.7
;;; in:       none
;;; out:      A = zp_key = the key, high bit clear
;;; clobbers: none
;;; cycles:   -
.proc key_wait
        jmp     stick_wait
.endproc

        .segment "CODE"

; the overlay of each phase
phase_does:
        .byte   OVL_MENU, OVL_RESOLVE, OVL_MOVE, OVL_RESOLVE, OVL_RESOLVE
        .byte   OVL_FILES, OVL_FILES, OVL_FILES, OVL_FILES, OVL_FILES, OVL_RESOLVE
        .byte   OVL_COMPUTER, OVL_ATTACK, OVL_MOVE, OVL_PAGES, OVL_MENU
        .assert * - phase_does = PHASES, error, "what a phase does is missing"

; in the order of overlays; less one each: rts adds it
phase_entry:
        .word   menu_main-1, move_main-1, half_main-1, files_main-1, computer_main-1, attack_main-1
        .word   page_main-1
        .assert * - phase_entry = 2 * OVL_COLOUR, lderror, "an overlay has no entry"
        .assert OVL_COLOUR = OVERLAYS - 2, lderror, "drawings have no entry: they come last"
