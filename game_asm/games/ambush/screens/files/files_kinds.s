; The files of this game, as the screens of the SAVE disk know them.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/files/files.inc"
        .include "lib/files/files.inc"

STATE_MOST      = 3840                  ; room for a state while it is looked at

        .assert state_end - state_begin <= STATE_MOST, lderror, "the state has outgrown its copy"

        .import fs_save, fs_load, files_kind, squad_put, squad_get
        .import msg_kind_game, msg_kind_squad

        .segment "FILES_BSS"
state_copy:     .res STATE_MOST

        .segment "FILES"
        .export FILES_KINDS, files_suffixes, files_suffix_at, files_kind_lo, files_kind_hi
        .export files_put, files_get, state_copy

FILES_KINDS     = 2

; KIND_SQUAD, KIND_GAME
files_suffixes:
suffix_squad:   .byte ".SQUAD", 0
suffix_game:    .byte ".GAME", 0
files_suffix_at: .byte suffix_squad - files_suffixes, suffix_game - files_suffixes
files_kind_lo:  .lobytes msg_kind_squad, msg_kind_game
files_kind_hi:  .hibytes msg_kind_squad, msg_kind_game

;;; files_put -- write the battle, or the squad that was made
;;; in:       fs_name, files_kind; the state
;;; out:      as fs_save
;;; clobbers: as fs_save squad_file squad_side and what the disk calls use
;;; cycles:   -
.proc files_put
        lda     files_kind
        beq     @squad
        set_word zp_arg0, state_begin
        set_word zp_arg2, state_end - state_begin
        jmp     fs_save
@squad: jmp     squad_put
.endproc

;;; files_get -- read a battle, or a squad
;;; in:       fs_name, files_kind
;;; out:      C = 0, the state, or squad_file; C = 1, A = DISK_ERR_* or FILES_EDITION, the state
;;;           as it was
;;; clobbers: as fs_load, zp_ptr0 zp_ptr1 zp_t0 zp_t1, the memory read to and what the disk
;;;           calls use
;;; cycles:   -
.proc files_get
        lda     files_kind
        beq     @squad
        set_word zp_arg0, state_copy
        set_word zp_arg2, state_end - state_begin
        jsr     fs_load
        bcs     @end
        lda     state_copy + (st_version - state_begin)
        cmp     #STATE_VERSION
        beq     take_state
        lda     #FILES_EDITION
        sec
@end:   rts
@squad: jmp     squad_get
.endproc
        .assert KIND_SQUAD = 0, error, "a squad is known by its zero"

; The copy becomes the state.  C = 0.
.proc take_state
        set_word zp_ptr0, state_copy
        set_word zp_ptr1, state_begin
        set_word zp_t0, state_end - state_begin
        ldy     #0
@byte:  lda     (zp_ptr0),y
        sta     (zp_ptr1),y
        iny
        bne     @count
        inc     zp_ptr0+1
        inc     zp_ptr1+1
@count: lda     zp_t0
        bne     @low
        dec     zp_t1
@low:   dec     zp_t0
        lda     zp_t0
        ora     zp_t1
        bne     @byte
        clc
        rts
.endproc
