; Saving a game and taking it up again, for games that give each part of it a phase and save all
; their state as one packed file.  Beside what files_main.s and files_packed.s want the game has
;   PHASE_RESTART, PHASE_SAVE   (a byte each) these phases
;   st_next_phase, st_autosave  of the state: where it goes on; 1 = it keeps itself (files_keep.s)
;   state_sound, state_taken    files_taken.s says what they do
;   msg_page_save, msg_page_restart
;   files_suffixes, msg_kind_game, PACK_EDITION = STATE_VERSION
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export files_save, files_restart
        .export FILES_KINDS, files_suffix_at, files_kind_lo, files_kind_hi
        .import PACK_EDITION, files_dropped, files_fetch, files_page, files_ready, files_save_as
        .import files_show_error, files_taken, fs_measure_packed, key_stirs, msg_kind_game
        .import msg_page_restart, msg_page_save, st_autosave, st_next_phase, st_phase, st_version
        .importzp PHASE_BACK, PHASE_RESTART

FILES_KINDS     = 1

        .segment "FILES"
files_suffix_at: .byte 0
files_kind_lo:  .lobytes msg_kind_game
files_kind_hi:  .hibytes msg_kind_game

;;; files_save -- ask for a name and save the game
;;; rule:     BA-3.8 BA-10.13 WR-1.3.1  it goes on, from any point of a turn; a full disk is told of
;;;           before anything is lost; another name may be typed
;;; in:       state; st_next_phase = where it goes on
;;; out:      st_phase = st_next_phase; changes st_version; st_autosave = 1: there is a disk now
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what drawing uses, what the disk calls
;;;           use and what line_input uses
;;; cycles:   -
.proc files_save
        lda     #<PACK_EDITION
        sta     st_version
        lda     #1
        sta     st_autosave
        lda     #0
        sta     key_stirs               ; what has been measured has to stay as it is
@page:  lda     #<msg_page_save
        ldy     #>msg_page_save
        ldx     #0
        jsr     files_page
        jsr     fs_measure_packed       ; while the player reads and types
        lda     #0
        jsr     files_save_as
        bcc     @done
        bne     @page
@done:  lda     st_next_phase
        sta     st_phase
        rts
.endproc

;;; files_restart -- take up a saved game
;;; rule:     BA-3.8 WR-1.3.1
;;; in:       none
;;; out:      st_phase as saved, with all the state; PHASE_BACK when none was taken.  Of a game
;;;           that does not come in whole nothing is left; changes the state and what state_taken
;;;           makes
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what drawing uses, what the disk calls
;;;           use and what line_input uses
;;; cycles:   -
.proc files_restart
        jsr     files_ready
@page:  lda     #PHASE_RESTART          ; of a game that was dropped it is 0
        sta     st_phase
        lda     #<msg_page_restart
        ldy     #>msg_page_restart
        ldx     #0
        jsr     files_page
        lda     #0
        jsr     files_fetch
        bcs     @none
        jsr     files_taken
        bcc     @done
        lda     #DISK_ERR_DAMAGED
        jsr     files_show_error
@broken:
        jsr     files_dropped
        jmp     @page
@none:  bne     @broken
        lda     #PHASE_BACK
        sta     st_phase
@done:  rts
.endproc
