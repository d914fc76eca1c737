; Saving the game and taking it up again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "apple2/disk.inc"
        .include "lib/files/files.inc"

KIND_GAME       = 0

        .import files_continue, files_dropped, files_fetch, files_keep, files_page, files_ready
        .import files_save_as, files_show_error, files_taken, fs_measure_packed, key_stirs
        .import msg_page_restart, msg_page_save

        .segment "FILES"
        .export files_came_in, files_does, files_restart, files_save
        .exportzp KIND_KEPT, PHASE_DISK, PHASE_MENU, PHASE_RESTART, PHASE_SAVE, STATE_KEPT

KIND_KEPT       = KIND_GAME
STATE_KEPT      = STATE_VERSION

; what each phase behind PHASE_DISK does; less one: rts adds it
files_does:     .word files_restart-1, files_save-1, files_keep-1, files_continue-1
        .assert PHASE_RESTART = PHASE_DISK + 1, error, "their order"
        .assert PHASE_CONTINUE = PHASE_DISK + 4, error, "their order"

;;; files_save -- ask for a name and save the game
;;; in:       state; st_next_phase = where it goes on
;;; out:      st_phase = st_next_phase; changes st_version; st_autosave = 1: there is a disk
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use and what
;;;           line_input uses
;;; cycles:   -
.proc files_save
        lda     #STATE_VERSION
        sta     st_version
        lda     #1
        sta     st_autosave
        lda     #0
        sta     key_stirs               ; what has been measured has to stay as it is
@page:  lda     #<msg_page_save
        ldy     #>msg_page_save
        ldx     #KIND_GAME
        jsr     files_page
        jsr     fs_measure_packed       ; while the player reads and types
        lda     #KIND_GAME
        jsr     files_save_as
        bcc     @done
        bne     @page
@done:  lda     st_next_phase
        sta     st_phase
        rts
.endproc

;;; files_restart -- take up a saved game
;;; in:       none
;;; out:      st_phase as saved, with all the state; PHASE_MENU when none was taken.  Of a game
;;;           that does not come in whole nothing is left; changes the state
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use and what
;;;           line_input uses
;;; cycles:   -
.proc files_restart
        jsr     files_ready
@page:  lda     #PHASE_RESTART          ; of a game that was dropped it is 0
        sta     st_phase
        lda     #<msg_page_restart
        ldy     #>msg_page_restart
        ldx     #KIND_GAME
        jsr     files_page
        lda     #KIND_GAME
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
        lda     #PHASE_MENU
        sta     st_phase
@done:  rts
.endproc

;;; files_came_in -- a game has come in from the disk: what happened before is another game's
;;; in:       the state
;;; out:      st_thought = 0
;;; clobbers: A
;;; cycles:   <= 20
.proc files_came_in
        lda     #0
        sta     st_thought              ; plans are not saved
        rts
.endproc
