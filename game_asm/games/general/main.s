; How the game begins, and what each phase runs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "lib/hex/hex_begin.inc"
        .export key_wait, main, phase_does, phase_entry
        .exportzp PHASES
        .import turn_loop_start, button_was, stick_wait
        .importzp OVERLAYS, OVL_MENU, OVL_SETUP, OVL_PLAY, OVL_FILES, OVL_COMPUTER
        .import menu_main, setup_main, play_main, files_main, computer_main

        .segment "CODE"

;;; main -- play for ever; entered once by the loader
;;; in:       none
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc main
        hex_begin
        sta     button_was
        hex_behind 34, 50
        jmp     turn_loop_start
.endproc

        .segment "HARDWARE"

;;; key_wait -- wait for a key, or for the stick that stands for some
;;; rule:     3.1
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
        .byte   OVL_MENU, OVL_SETUP, OVL_SETUP, OVL_PLAY, OVL_PLAY, OVL_PLAY, OVL_PLAY, OVL_PLAY
        .byte   OVL_PLAY, OVL_PLAY, OVL_PLAY
        .byte   OVL_FILES, OVL_FILES, OVL_FILES, OVL_FILES, OVL_FILES, OVL_COMPUTER
        .byte   OVL_MENU
        .assert * - phase_does = PHASES, error, "what a phase does is missing"

; in the order of overlays; less one each: rts adds it
phase_entry:
        .word   menu_main-1, setup_main-1, play_main-1, files_main-1, computer_main-1
        .assert * - phase_entry = 2 * OVERLAYS, lderror, "an overlay has no entry"
