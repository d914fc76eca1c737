; Saving the battle and taking it up again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "apple2/disk.inc"

NAME_COLUMN     = 20
NAME_ROW        = 5
REPLACE_ROW     = 9
PLAYERS         = 4

        .import fs_save, fs_load, map_forget
        .import files_disks, files_ask_name, files_set_name, files_exists, files_show_error
        .import page_show, page_prompt, page_choice, ask_yes_no, any_key, text_goto, text_print

        .segment "FILES_BSS"
taken_phase:    .res 1

        .segment "FILES"
        .export files_save, files_restart

;;; files_save -- ask for a name and save the battle, with the phase that follows
;;; rule:     1.3.1 4.7.1  after deployment and after every combat phase
;;; rule:     1.3.2  a full disk is told of before anything is lost
;;; in:       state; st_next_phase = where a restart goes on
;;; out:      st_phase = st_next_phase
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_save
        lda     #STATE_VERSION
        sta     st_version
        lda     st_next_phase
        sta     st_phase
@page:  print_page msg_save
        ldx     #NAME_COLUMN
        ldy     #NAME_ROW
        jsr     files_ask_name
        bcs     @done
        jsr     files_exists
        bcs     @error
        beq     @write                  ; a new name
        print_at 1, REPLACE_ROW, msg_save_replace
        jsr     ask_yes_no
        bcc     @page
@write: print_prompt msg_save_work
        jsr     files_set_name
        set_word zp_arg0, state_begin
        set_word zp_arg2, state_end - state_begin
        jsr     fs_save
        bcs     @error
        print_prompt msg_save_done
        jmp     any_key
@error: pha
        jsr     files_show_error
        pla
        cmp     #DISK_ERR_UNFORMATTED
        beq     @care
        cmp     #DISK_ERR_FULL
        beq     @care
        cmp     #DISK_ERR_FOREIGN
        bne     @page
@care:  jsr     files_disks             ; INIT or DELETE help, and the battle waits
        jmp     @page
@done:  rts
.endproc

;;; files_restart -- take up a saved battle; who commands is asked anew
;;; rule:     1.3.3  it goes on where it stopped, with as many players as wanted
;;; in:       none
;;; out:      st_phase as saved, with all the state; PHASE_MENU when none was taken
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_restart
@page:  lda     #PHASE_RESTART          ; whatever half a battle may have left there
        sta     st_phase
        print_page msg_restart
        ldx     #NAME_COLUMN
        ldy     #NAME_ROW
        jsr     files_ask_name
        bcs     @menu
        print_prompt msg_restart_work
        jsr     files_set_name
        set_word zp_arg0, state_begin
        set_word zp_arg2, state_end - state_begin
        jsr     fs_load
        bcs     @error
        lda     st_version
        cmp     #STATE_VERSION
        bne     @old
        lda     st_phase
        cmp     #PHASES
        bcs     @old
        sta     taken_phase
        lda     #PHASE_RESTART          ; RESET during the question comes back here
        sta     st_phase
        lda     #<msg_players_again
        ldy     #>msg_players_again
        ldx     #PLAYERS
        jsr     page_choice
        bcs     @page
        tax
        lda     german_human-1,x
        sta     st_human
        lda     soviet_human-1,x
        sta     st_human+1
        lda     taken_phase
        sta     st_phase
        jmp     map_forget
@old:   print_prompt msg_restart_old
        jsr     any_key
        jmp     @page
@error: jsr     files_show_error
        jmp     @page
@menu:  lda     #PHASE_MENU
        sta     st_phase
        rts
.endproc

        .import msg_players_again

; who commands, by the answer
german_human:   .byte 1, 0, 1, 0
soviet_human:   .byte 0, 1, 1, 0
