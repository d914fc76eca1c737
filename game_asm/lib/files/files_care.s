; The care of SAVE disks: INIT, CATALOG, DELETE.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "lib/files/files.inc"

INIT            = 1
CATALOG         = 2             ; then a DELETE for each kind
RETURN          = $0D

        .import msg_init_game
        .import FILES_KINDS, files_help, files_catalog, files_delete, files_word
        .import fs_one_drive, fs_drive, fs_serial, fs_format, game_disk_check, rng_seed
        .import files_insert, files_taken_out, files_show_error
        .import text_goto, text_number, text_char
        .import page_show, page_prompt, menu_choice, text_print, ask_yes_no, any_key, key_flush
        .import page_refuse

        .segment "FILES"
        .export files_disks

;;; files_disks -- the care of SAVE disks, until Escape
;;; in:       none
;;; out:      none
;;; clobbers: A X Y files_kind, all scratch, what the disk calls use, what line_input uses and
;;;           what drawing uses
;;; cycles:   -
.proc files_disks
        jsr     disks_page
        lda     #<(FILES_KINDS + CATALOG + 1)
        jsr     menu_choice
        bcc     @chosen
        cmp     #KEY_ESCAPE
        beq     @leave
        jsr     files_help
        jmp     files_disks
@leave: rts
@chosen:
        cmp     #<(FILES_KINDS + CATALOG + 1)
        beq     @drives
        cmp     #CATALOG
        beq     @catalog
        bcs     @delete
        jsr     init
        jmp     files_disks
@catalog:
        jsr     files_catalog
        jmp     files_disks
@delete:
        sbc     #CATALOG + 1            ; C = 1
        jsr     files_delete
        jmp     files_disks
@drives:
        lda     fs_one_drive
        eor     #1
        sta     fs_one_drive
        jsr     files_taken_out
        jmp     files_disks
.endproc

; What there is to do: a line for each kind that may be deleted, and how many drives there are.
.proc disks_page
        print_page msg_disks
        ldx     #0
@kind:  jsr     numbered
        print_msg msg_disks_delete
        jsr     files_word
        inx
        cpx     #<FILES_KINDS
        bcc     @kind
        jsr     numbered
        ldx     fs_one_drive
        bne     @one
        print_msg msg_disks_drives_2
        jmp     @ask
@one:   print_msg msg_disks_drives_1
@ask:   print_prompt msg_lib_choose
        rts
.endproc

; The number of line X of those behind CATALOG.  X kept.
.proc numbered
        lda     #RETURN
        jsr     text_char
        lda     #RETURN
        jsr     text_char
        lda     #' '
        jsr     text_char
        txa
        clc
        adc     #'1' + CATALOG
        jmp     text_char
.endproc

.proc init
@page:  print_page msg_init
        jsr     ask_yes_no
        bcs     @yes
        beq     @done
        jsr     files_help
        jmp     @page
@yes:
        jsr     files_taken_out         ; whatever was in: now the other one
        jsr     files_insert
        bcs     @done
        jsr     fs_drive
        jsr     game_disk_check
        bcc     @game
        print_prompt msg_init_work
        lda     rng_seed                ; the player's pace has stirred it; a draw would change
        ora     #1                      ; the battle; other disks have zeros where it stands
        sta     fs_serial
        lda     rng_seed+1
        sta     fs_serial+1
        set_word zp_disk_told, track_shown
        jsr     fs_format
        ldx     #0
        stx     zp_disk_told+1
        bcs     @error
        jsr     key_flush               ; what was typed while the disk turned
        print_prompt msg_init_done
        jmp     any_key
@game:  jsr     files_taken_out
        lda     #<msg_init_game
        ldy     #>msg_init_game
        jmp     page_refuse
@error: jmp     files_show_error
@done:  rts
.endproc

TRACKS          = 35
WORK_COLUMN     = 32                    ; behind msg_init_work
WORK_ROW        = 22

; How many tracks are left
.proc track_shown
        ldx     #WORK_COLUMN
        ldy     #WORK_ROW
        jsr     text_goto
        sec
        lda     #TRACKS
        sbc     zp_disk_track
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        jsr     text_number
        lda     #' '
        jmp     text_char
.endproc
