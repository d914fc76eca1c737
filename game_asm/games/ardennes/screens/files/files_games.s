; Saving the campaign and taking it up again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "apple2/disk.inc"
        .include "lib/files/files.inc"
        .include "screens/files/files.inc"

        .import files_save_as, files_fetch, files_page, msg_page_save, msg_page_restart
        .import fs_measure_packed, key_stirs, files_show_error
        .import files_dropped, files_ready, files_taken, files_keep, files_continue

        .segment "FILES"
        .export files_save, files_restart, files_does
        .exportzp PHASE_DISK, PHASE_MENU

; what each phase behind PHASE_DISK does; less one: rts adds it
files_does:     .word files_restart-1, files_save-1, files_keep-1, files_continue-1
        .assert PHASE_RESTART = PHASE_DISK + 1, error, "their order"
        .assert PHASE_CONTINUE = PHASE_DISK + 4, error, "their order"

;;; files_save -- ask for a name and save the campaign
;;; rule:     3.8 10.13  the campaign goes on; ours saves at any point, not only before the battles;
;;;           a full disk is told of before anything is lost; another name may be typed
;;; in:       state; st_next_phase = where it goes on
;;; out:      st_phase = st_next_phase; changes st_version; st_autosave = 1 when it was saved
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use and what
;;;           line_input uses
;;; cycles:   -
.proc files_save
        lda     #STATE_VERSION
        sta     st_version
        lda     #1
        sta     st_autosave                ; there is a disk now
        lda     #0
        sta     key_stirs               ; what has been measured has to stay as it is
@page:  lda     #<msg_page_save
        ldy     #>msg_page_save
        ldx     #KIND_CAMPAIGN
        jsr     files_page
        jsr     fs_measure_packed       ; while the player reads and types
        lda     #KIND_CAMPAIGN
        jsr     files_save_as
        bcc     @done
        bne     @page
@done:  lda     st_next_phase
        sta     st_phase
        rts
.endproc

;;; files_restart -- take up a saved campaign
;;; rule:     3.8
;;; in:       none
;;; out:      st_phase as saved, with all the state; PHASE_MENU when none was taken.  Of a campaign
;;;           that does not come in whole nothing is left; changes the state, hex_sides, hex_ground
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use and what
;;;           line_input uses
;;; cycles:   -
.proc files_restart
        jsr     files_ready
@page:  lda     #PHASE_RESTART          ; of a campaign that was dropped it is 0
        sta     st_phase
        lda     #<msg_page_restart
        ldy     #>msg_page_restart
        ldx     #KIND_CAMPAIGN
        jsr     files_page
        lda     #KIND_CAMPAIGN
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
