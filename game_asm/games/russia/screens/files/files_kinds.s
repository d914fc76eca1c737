; The files of this game, as the screens of the SAVE disk know them.
        .include "state.inc"
        .include "russia.inc"

        .import msg_kind_war

        .segment "FILES"
        .export FILES_KINDS, files_suffixes, files_suffix_at, files_kind_lo, files_kind_hi
        .export pack_pieces, PACK_EDITION

FILES_KINDS     = 1

files_suffixes: .byte ".WAR", 0
files_suffix_at: .byte 0
files_kind_lo:  .lobytes msg_kind_war
files_kind_hi:  .hibytes msg_kind_war

; The state as it goes to the disk: the phase last of all, so that RESET while a war comes in
; still finds the one that asks for it.
PACK_EDITION    = STATE_VERSION
pack_pieces:
        .word   st_phase + 1
        .byte   1
        .word   state_end - (st_phase + 1)
        .word   state_begin
        .byte   1
        .word   st_phase - state_begin
        .word   st_phase
        .byte   1
        .word   1
        .word   0
        .byte   0
