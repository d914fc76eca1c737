; Saving the battle and taking it up again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "apple2/disk.inc"
        .include "screens/files.inc"

KINDS           = 2
SEED            = 4                     ; bytes of rng_seed

        .import files_save_as, files_fetch, files_help, files_players, view_forget, battle_begin
        .import files_page, files_kind, log_start, msg_page_save, msg_page_restart
        .import fs_measure_packed, key_stirs, page_choice, files_show_error
        .import state_setup, state_sound, state_clear, msg_restart_kind

        .segment "FILES_BSS"
kind_wanted:    .res 1
seed_kept:      .res SEED

        .segment "FILES"
        .export files_save, files_restart, files_does
        .exportzp PHASE_BACK, PHASE_DISK

; what each phase behind PHASE_DISK does; less one: rts adds it
files_does:     .word files_restart-1, files_save-1
        .assert PHASE_RESTART = PHASE_DISK + 1 && PHASE_SAVE = PHASE_DISK + 2, error, "their order"

;;; files_save -- ask for a name and save the battle or the set-up
;;; rule:     1.3.1 1.3.2 4.7.1  after deployment and after every combat phase
;;; in:       state; st_next_phase = where a restart goes on: PHASE_ORDERS with a set-up, and with
;;;           the Soviets to move when two players send each other the disk
;;; out:      st_phase = st_next_phase; changes st_version
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use and what
;;;           line_input uses, view_painted framed
;;; cycles:   -
.proc files_save
        lda     #STATE_VERSION
        sta     st_version
        lda     #0
        sta     key_stirs               ; what has been measured has to stay as it is
@page:  ldx     #KIND_SETUP
        jsr     state_setup
        beq     @show
        ldx     #KIND_BATTLE
@show:  lda     #<msg_page_save
        ldy     #>msg_page_save
        jsr     files_page
        jsr     fs_measure_packed       ; while the player reads and types
        lda     files_kind
        jsr     files_save_as
        bcc     @done
        bne     @page
@done:  lda     st_next_phase
        sta     st_phase
        rts
.endproc

;;; files_restart -- take up a saved battle, or a set-up; who commands is asked again
;;; rule:     1.3.3  it goes on where it stopped, with as many players as wanted
;;; rule:     4.7.1  a set-up serves again and again, each time with other dice and weather
;;; in:       none
;;; out:      st_phase as saved, with all the state; PHASE_BACK when none was taken.  Of a battle
;;;           that does not come in whole nothing is left; changes the state, map
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use and what
;;;           line_input uses, view_painted framed
;;; cycles:   -
.proc files_restart
@kind:  lda     #PHASE_RESTART          ; whatever half a battle may have left there
        sta     st_phase
        lda     #<msg_restart_kind
        ldy     #>msg_restart_kind
        ldx     #KINDS
        jsr     page_choice
        bcc     @chosen
        cmp     #KEY_ESCAPE
        beq     @menu
        jsr     files_help
        jmp     @kind
@chosen:
        sbc     #0                      ; C = 0: one less
        sta     kind_wanted
        ldx     #SEED - 1
@seed:  lda     rng_seed,x
        sta     seed_kept,x
        dex
        bpl     @seed
@page:  lda     #PHASE_RESTART
        sta     st_phase
        lda     #<msg_page_restart
        ldy     #>msg_page_restart
        ldx     kind_wanted
        jsr     files_page
        lda     kind_wanted
        jsr     files_fetch
        bcs     @none
        jsr     state_sound
        bcs     @damaged
        jsr     files_players
        bcs     @page
        jsr     state_setup
        php
        lda     st_next_phase
        sta     st_phase
        plp
        bne     @shown
        jsr     seed_back
        jsr     battle_begin
@shown: jsr     log_start               ; another battle's
        jmp     view_forget
@none:  bne     @broken
        jmp     @kind
@damaged:
        lda     #DISK_ERR_DAMAGED
        jsr     files_show_error
@broken:
        jsr     state_clear             ; what may be half a battle
        jsr     seed_back
        jmp     @page
@menu:  lda     #PHASE_BACK
        sta     st_phase
        rts
.endproc

; The dice as they were before.  Spoils A X.
.proc seed_back
        ldx     #SEED - 1
@dice:  lda     seed_kept,x
        sta     rng_seed,x
        dex
        bpl     @dice
        rts
.endproc
