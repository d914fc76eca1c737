; Saving the battle and taking it up again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "apple2/disk.inc"
        .include "screens/files.inc"

NAME_COLUMN     = 20
SAVE_NAME_ROW   = 5
RESTART_NAME_ROW = 5
REPLACE_ROW     = 9
STATE_MOST      = 3840                  ; room for a state while it is looked at

        .assert state_end - state_begin <= STATE_MOST, lderror, "the state has outgrown its copy"

        .import fs_save, fs_load
        .import files_disks, files_ask_name, files_set_name, files_exists, files_show_error
        .import page_show, page_prompt, ask_yes_no, any_key, text_goto, text_print
        .import village_apply, turn_under_way, seen_refresh

        .segment "FILES_BSS"
state_copy:     .res STATE_MOST

        .segment "FILES"
        .export files_save, files_restart

;;; files_save -- offer to save the battle
;;; rule:     1.4 3.6  at the end of every turn
;;; in:       state; st_phase = PHASE_SAVE at the end of a turn, else the battle is to be sent on
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_save
@page:  lda     st_phase
        cmp     #PHASE_SAVE
        bne     @send
        print_page msg_save
        jmp     @ask
@send:  print_page msg_hand
@ask:   jsr     ask_yes_no
        bcs     @wanted
        rts
@wanted:
        print_at 1, SAVE_NAME_ROW, msg_save_name
        ldx     #NAME_COLUMN
        ldy     #SAVE_NAME_ROW
        lda     #KIND_GAME
        jsr     files_ask_name
        bcs     @page
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
        lda     st_phase
        cmp     #PHASE_SAVE
        bne     @sent
        print_prompt msg_save_done
        jmp     any_key
@sent:  print_prompt msg_hand_done
        jmp     any_key
@error: pha
        jsr     files_show_error
        pla
        cmp     #DISK_ERR_UNFORMATTED
        beq     @care
        cmp     #DISK_ERR_FULL
        beq     @care
        cmp     #DISK_ERR_FOREIGN
        bne     @retry
@care:  jsr     files_disks             ; INIT or DELETE help, and the battle waits
@retry: jmp     @page
.endproc

;;; files_restart -- take up a saved battle
;;; rule:     1.4 2.1  a restarted game goes on from the saved point
;;; in:       none
;;; out:      all the state; st_phase = PHASE_LENGTH after the end of a turn, PHASE_GERMAN or
;;;           PHASE_RESOLVE in a battle that was sent; or PHASE_OPTIONS alone
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_restart
@page:  print_page msg_restart
        ldx     #NAME_COLUMN
        ldy     #RESTART_NAME_ROW
        lda     #KIND_GAME
        jsr     files_ask_name
        bcc     @named
        cmp     #'?'
        beq     @page
        lda     #PHASE_OPTIONS
        sta     st_phase
        rts
@named: print_prompt msg_restart_work
        jsr     files_set_name
        set_word zp_arg0, state_copy
        set_word zp_arg2, state_end - state_begin
        jsr     fs_load
        bcs     @error
        lda     state_copy + (st_version - state_begin)
        cmp     #STATE_VERSION
        bne     @old
        jsr     take_state
        lda     #0
        sta     turn_under_way
        jsr     seen_refresh
        lda     st_phase
        cmp     #PHASE_GERMAN
        beq     @go
        cmp     #PHASE_RESOLVE
        beq     @go
        lda     #PHASE_LENGTH
        sta     st_phase
@go:    jmp     village_apply           ; what plastic has thrown down stays down
@old:   print_prompt msg_restart_old
        jsr     any_key
        jmp     @page
@error: jsr     files_show_error
        jmp     @page
.endproc

; The copy becomes the state.
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
        rts
.endproc
