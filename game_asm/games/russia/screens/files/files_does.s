; The parts of the SAVE disk's overlay, and the files of this game.
        .include "state.inc"
        .include "russia.inc"

        .import files_continue, files_restart, files_save, week_kept

        .segment "FILES"
        .export files_does, files_suffixes, PACK_EDITION
        .exportzp PHASE_BACK, PHASE_DISK, PHASE_RESTART, PHASE_SAVE

PACK_EDITION    = STATE_VERSION

files_suffixes: .byte ".RUS", 0

; what each phase behind PHASE_DISK does; less one: rts adds it
files_does:     .word files_restart-1, files_save-1, week_kept-1, files_continue-1
        .assert PHASE_RESTART = PHASE_DISK + 1, error, "their order"
        .assert PHASE_CONTINUE = PHASE_DISK + 4, error, "their order"
