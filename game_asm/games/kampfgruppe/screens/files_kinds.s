; The files of this game, as the screens of the SAVE disk know them.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "screens/files.inc"

        .import fs_save_packed, fs_load_packed, page_help, msg_files_help
        .import text_number, text_byte, text_print
        .import msg_catalog_battle, msg_catalog_setup, msg_delete_battle, msg_delete_setup

        .segment "FILES"
        .export FILES_KINDS, files_suffixes, files_suffix_at, files_kind_lo, files_kind_hi
        .export files_delete_lo, files_delete_hi, files_put, files_get, files_help, files_room
        .export pack_pieces, PACK_EDITION

FILES_KINDS     = 2

; KIND_BATTLE, KIND_SETUP
files_suffixes:
suffix_battle:  .byte ".BATTLE", 0
suffix_setup:   .byte ".SETUP", 0
files_suffix_at: .byte suffix_battle - files_suffixes, suffix_setup - files_suffixes
files_kind_lo:  .lobytes msg_catalog_battle, msg_catalog_setup
files_kind_hi:  .hibytes msg_catalog_battle, msg_catalog_setup
files_delete_lo: .lobytes msg_delete_battle, msg_delete_setup
files_delete_hi: .hibytes msg_delete_battle, msg_delete_setup

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

;;; files_room -- what is still free on the SAVE disk: what a battle takes depends on it
;;; in:       A = names, zp_arg0/1 = sectors that are free
;;; out:      at the cursor
;;; clobbers: A X Y zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc files_room
        pha
        jsr     text_number
        print_msg msg_catalog_free
        pla
        jsr     text_byte
        print_msg msg_catalog_names
        rts
.endproc

;;; files_put -- write the battle or the set-up
;;; in:       fs_name; the state
;;; out:      as fs_save
;;; clobbers: as fs_save
;;; cycles:   -
.proc files_put
        jmp     fs_save_packed
.endproc

;;; files_get -- read a battle or a set-up
;;; in:       fs_name
;;; out:      as fs_load_packed
;;; clobbers: as fs_load_packed and what the disk calls use
;;; cycles:   -
.proc files_get
        jmp     fs_load_packed
.endproc

;;; files_help -- help for whoever asks for it at a question about SAVE disks
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_help
        lda     #<msg_files_help
        ldy     #>msg_files_help
        jmp     page_help
.endproc
