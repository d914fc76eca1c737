; The parts of the SAVE disk's overlay, and the files of this game.
        .include "state.inc"
        .include "ardennes.inc"

        .import files_continue, files_half, files_restart, files_save

        .segment "FILES"
        .export files_does, files_suffixes, PACK_EDITION
        .exportzp PHASE_BACK, PHASE_DISK, PHASE_RESTART, PHASE_SAVE

PACK_EDITION    = STATE_VERSION

files_suffixes: .byte ".WAR", 0

; what each phase behind PHASE_DISK does; less one: rts adds it
files_does:     .word files_restart-1, files_save-1, files_half-1, files_continue-1
        .assert PHASE_RESTART = PHASE_DISK + 1, error, "their order"
        .assert PHASE_CONTINUE = PHASE_DISK + 4, error, "their order"
