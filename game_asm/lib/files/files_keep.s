; A game keeps itself from time to time, as AUTO, and goes on from there.  It has what files_games.s
; wants, and
;   msg_keep_work, msg_keep_done, msg_keep_none, msg_keep_full, msg_continue_none  for the last row
;   msg_continue    a page: put the disk in
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/disk.inc"
        .include "lib/files/files.inc"

        .export files_keep, files_keep_now, files_continue
        .import any_key, files_auto_get, files_auto_put, files_dropped, files_insert, files_ready
        .import files_show_error, files_taken, fs_measure_packed, fs_one_drive, key_stirs
        .import msg_lib_press_key, page_prompt, page_show, st_autosave, st_next_phase, st_phase
        .import st_version, PACK_EDITION
        .importzp PHASE_BACK, PHASE_SAVE

        .segment "FILES"

;;; files_keep -- below the page that a turn ends or begins with: keep the game, wait for a key
;;; rule:     BA-3.8 WR-1.3.1  ours keeps it by itself, too
;;; in:       the state; st_next_phase = where it goes on
;;; out:      st_phase = st_next_phase; st_autosave = 0 when there is no SAVE disk; changes
;;;           st_version
;;; clobbers: A X Y files_kind zp_pack_check line_buffer, all scratch, what the disk calls use and
;;;           what drawing uses
;;; cycles:   -
.proc files_keep
        jsr     files_keep_now
        jsr     any_key
        lda     st_next_phase
        sta     st_phase
        rts
.endproc

;;; files_keep_now -- keep the game if it is to be kept, and say in the last row what came of it
;;; rule:     BA-3.8 WR-1.3.1
;;; in:       the state; st_next_phase = where it goes on
;;; out:      st_phase; st_autosave = 0 when there is no SAVE disk; changes st_version
;;; clobbers: A X Y files_kind zp_pack_check line_buffer key_ring key_count, all scratch, what the
;;;           disk calls use and what drawing uses
;;; cycles:   -
.proc files_keep_now
        lda     fs_one_drive
        bne     @on                     ; two disks would have to be changed each time
        lda     st_autosave
        beq     @on
        print_prompt msg_keep_work
        lda     #<PACK_EDITION
        sta     st_version
        lda     #PHASE_SAVE             ; as games are saved
        sta     st_phase
        lda     #0
        sta     key_stirs               ; what has been measured has to stay as it is
        jsr     fs_measure_packed
        lda     #0                      ; the only kind of file
        jsr     files_auto_put
        bcc     @kept
        cmp     #DISK_ERR_FULL
        beq     @full
        lda     #0
        sta     st_autosave             ; until one is saved by hand
        print_prompt msg_keep_none
        rts
@on:    print_prompt msg_lib_press_key
        rts
@full:  print_prompt msg_keep_full
        rts
@kept:  print_prompt msg_keep_done
        rts
.endproc

;;; files_continue -- take up the game as it was kept last
;;; rule:     BA-3.8 WR-1.3.1
;;; in:       none
;;; out:      st_phase = where it goes on, with all the state; PHASE_BACK when there is none, which
;;;           was said; changes the state and what state_taken makes
;;; clobbers: A X Y files_kind zp_pack_check line_buffer, all scratch, what the disk calls use and
;;;           what drawing uses
;;; cycles:   -
.proc files_continue
        jsr     files_ready
        print_page msg_continue
        jsr     files_insert
        bcs     @menu
        print_prompt msg_restart_work
        lda     #0                      ; the only kind of file
        jsr     files_auto_get
        bcs     @error
        jsr     files_taken
        bcc     @done
        lda     #DISK_ERR_DAMAGED
@error: cmp     #FILES_EDITION
        beq     @old
        cmp     #DISK_ERR_NOT_FOUND
        beq     @none
        jsr     files_show_error
        jmp     @drop
@none:  print_prompt msg_continue_none
        jmp     @key
@old:   print_prompt msg_restart_old
@key:   jsr     any_key
@drop:  jsr     files_dropped
@menu:  lda     #PHASE_BACK
        sta     st_phase
@done:  rts
.endproc
