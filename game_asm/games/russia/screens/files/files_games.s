; Saving the war and taking it up again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "apple2/disk.inc"
        .include "lib/files/files.inc"

KIND_WAR   = 0
SEED            = 4                     ; bytes of rng_seed

        .import files_save_as, files_fetch, files_page, msg_page_save, msg_page_restart
        .import fs_measure_packed, key_stirs, files_show_error
        .import state_sound, state_clear

        .segment "FILES_BSS"
seed_kept:      .res SEED

        .segment "FILES"
        .export files_save, files_restart, files_does
        .exportzp PHASE_DISK, PHASE_MENU

; what each phase behind PHASE_DISK does; less one: rts adds it
files_does:     .word files_restart-1, files_save-1
        .assert PHASE_RESTART = PHASE_DISK + 1, error, "their order"
        .assert PHASE_SAVE = PHASE_DISK + 2, error, "their order"

;;; files_save -- ask for a name and save the war
;;; rule:     1.3.1
;;; in:       state; st_next_phase = where it goes on
;;; out:      st_phase = st_next_phase; changes st_version
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use and what
;;;           line_input uses
;;; cycles:   -
.proc files_save
        lda     #STATE_VERSION
        sta     st_version
        lda     #0
        sta     key_stirs               ; what has been measured has to stay as it is
@page:  lda     #<msg_page_save
        ldy     #>msg_page_save
        ldx     #KIND_WAR
        jsr     files_page
        jsr     fs_measure_packed       ; while the player reads and types
        lda     #KIND_WAR
        jsr     files_save_as
        bcc     @done
        bne     @page
@done:  lda     st_next_phase
        sta     st_phase
        rts
.endproc

;;; files_restart -- take up a saved war
;;; rule:     1.3.1
;;; in:       none
;;; out:      st_phase as saved, with all the state; PHASE_MENU when none was taken.  Of a war
;;;           that does not come in whole nothing is left; changes the state
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use and what
;;;           line_input uses
;;; cycles:   -
.proc files_restart
        ldx     #SEED - 1
@seed:  lda     rng_seed,x
        sta     seed_kept,x
        dex
        bpl     @seed
@page:  lda     #PHASE_RESTART          ; whatever half a war may have left there
        sta     st_phase
        lda     #<msg_page_restart
        ldy     #>msg_page_restart
        ldx     #KIND_WAR
        jsr     files_page
        lda     #KIND_WAR
        jsr     files_fetch
        bcs     @none
        jsr     state_sound
        bcs     @damaged
        lda     st_next_phase
        sta     st_phase
        rts
@none:  beq     @menu
@broken:
        jsr     state_clear             ; what may be half a war
        ldx     #SEED - 1
@dice:  lda     seed_kept,x
        sta     rng_seed,x
        dex
        bpl     @dice
        bmi     @page                   ; always
@damaged:
        lda     #DISK_ERR_DAMAGED
        jsr     files_show_error
        jmp     @broken
@menu:  lda     #PHASE_MENU
        sta     st_phase
        rts
.endproc
