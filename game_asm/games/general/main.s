; How the game begins, and what each phase runs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .export main, phase_does, phase_entry
        .exportzp PHASES
        .import turn_loop_start, state_clear, fs_one_drive, key_answered, sound_seed
        .import button_was
        .importzp OVERLAYS, OVL_MENU, OVL_SETUP, OVL_PLAY, OVL_FILES, OVL_COMPUTER
        .import menu_main, setup_main, play_main, files_main, computer_main

        .import HEX_LAYER, hex_field

BEHIND          = $100 - (34 * 50) .mod $100

        .segment "CODE"

;;; main -- play for ever; entered once by the loader
;;; in:       none
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc main
        jsr     state_clear
        .assert PHASE_MENU = 0, error, "the first phase is no zero"
        lda     #0                      ; what is read before anybody sets it
        sta     fs_one_drive            ; the SAVE disk goes into drive 2
        sta     key_answered
        sta     sound_seed
        sta     button_was
        ldx     #BEHIND                 ; who looks through the field reads whole pages
@clear: sta     hex_field + HEX_LAYER - 1,x
        dex
        bne     @clear
        jmp     turn_loop_start
.endproc

; the overlay of each phase
phase_does:
        .byte   OVL_MENU, OVL_SETUP, OVL_SETUP, OVL_PLAY, OVL_PLAY, OVL_PLAY, OVL_PLAY, OVL_PLAY
        .byte   OVL_PLAY, OVL_PLAY, OVL_PLAY
        .byte   OVL_FILES, OVL_FILES, OVL_FILES, OVL_FILES, OVL_FILES, OVL_COMPUTER
        .assert * - phase_does = PHASES, error, "what a phase does is missing"

; in the order of overlays; less one each: rts adds it
phase_entry:
        .word   menu_main-1, setup_main-1, play_main-1, files_main-1, computer_main-1
        .assert * - phase_entry = 2 * OVERLAYS, lderror, "an overlay has no entry"
