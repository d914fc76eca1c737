; How the war begins, and what each phase runs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "lib/hex/hex_begin.inc"
        .include "lib/hexview/hexview.inc"
        .export key_wait, main, phase_does, phase_entry
        .exportzp PHASES
        .import hexview_drawn, panel_first, shown, turn_loop_start, stick_wait
        .importzp OVERLAYS, OVL_BUILD, OVL_COLOUR, OVL_COMPUTER, OVL_FILES, OVL_GROUND, OVL_MENU
        .importzp OVL_ORDERS, OVL_WEEK
        .import build_main, computer_main, execution_main, files_main, menu_main
        .import orders_main, week_main

        .segment "CODE"

;;; main -- play for ever; entered once by the loader
;;; in:       none
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc main
        hex_begin
        .assert SHOW_NOTHING = 0, error, "the window shades nothing at first"
        sta     shown
        sta     panel_first
        hex_behind 34, 32
        lda     #OVL_COLOUR | HEXVIEW_UNREAD
        sta     hexview_drawn           ; read before the first map, not before the title
        jmp     turn_loop_start
.endproc

        .segment "HARDWARE"

;;; key_wait -- wait for a key, or for the stick that stands for some
;;; rule:     4.6.2
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
        .byte   OVL_MENU, OVL_BUILD, OVL_ORDERS, OVL_ORDERS, OVL_GROUND, OVL_COMPUTER, OVL_GROUND
        .byte   OVL_GROUND, OVL_WEEK, OVL_WEEK, OVL_COMPUTER, OVL_BUILD
        .byte   OVL_FILES, OVL_FILES, OVL_FILES, OVL_FILES, OVL_FILES, OVL_MENU
        .assert * - phase_does = PHASES, error, "what a phase does is missing"

; in the order of overlays; less one each: rts adds it.  What starts a scenario is never run.
phase_entry:
        .word   menu_main-1, menu_main-1, menu_main-1, menu_main-1, build_main-1
        .word   orders_main-1, computer_main-1, execution_main-1, week_main-1
        .word   files_main-1
        .assert * - phase_entry = 2 * OVL_COLOUR, lderror, "an overlay has no entry"
        .assert OVL_COLOUR = OVERLAYS - 2, lderror, "drawings have no entry: they come last"
