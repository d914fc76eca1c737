; The files of this game, as the screens of the SAVE disk know them.
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "screens/files.inc"

        .import msg_kind_battle, msg_kind_setup

        .segment "FILES"
        .export FILES_KINDS, files_suffixes, files_suffix_at, files_kind_lo, files_kind_hi
        .export pack_pieces, PACK_EDITION

FILES_KINDS     = 2

; KIND_BATTLE, KIND_SETUP
files_suffixes:
suffix_battle:  .byte ".BATTLE", 0
suffix_setup:   .byte ".SETUP", 0
files_suffix_at: .byte suffix_battle - files_suffixes, suffix_setup - files_suffixes
files_kind_lo:  .lobytes msg_kind_battle, msg_kind_setup
files_kind_hi:  .hibytes msg_kind_battle, msg_kind_setup

; The state as it goes to the disk: the phase last of all, so that RESET while a battle comes in
; still finds the one that asks for it.
PACK_EDITION    = STATE_VERSION
pack_pieces:
        .word   unit_x
        .byte   1
        .word   unit_records - unit_x
        .word   unit_records            ; 24 bytes a unit, alike from unit to unit
        .byte   UNIT_SIZE
        .word   2 * UNITS
        .word   formation_kind
        .byte   1
        .word   state_end - formation_kind
        .word   state_begin
        .byte   1
        .word   st_phase - state_begin
        .word   st_phase + 1
        .byte   1
        .word   unit_x - (st_phase + 1)
        .word   st_phase
        .byte   1
        .word   1
        .word   0
        .byte   0

        .assert formation_kind - unit_records = 2 * UNITS * UNIT_SIZE, lderror, "a gap of pieces"
