; One drive for two disks: asking for the SAVE disk.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .import fs_one_drive, page_prompt, any_key

        .segment "FILES_BSS"
save_inside:    .res 1                  ; 1 = the SAVE disk is in drive 1

        .segment "FILES"
        .export files_insert, files_taken_out

;;; files_insert -- with one drive, ask for the SAVE disk unless it is in
;;; in:       fs_one_drive
;;; out:      C = 0 go on; C = 1 Escape
;;; clobbers: A X Y
;;; cycles:   -
.proc files_insert
        lda     fs_one_drive
        beq     @in
        lda     save_inside
        bne     @in
        print_prompt msg_insert_save
        jsr     any_key
        cmp     #KEY_ESCAPE
        beq     @leave                  ; C = 1 here
        lda     #1
        sta     save_inside
@in:    clc
@leave: rts
.endproc

;;; files_taken_out -- whatever disk is in drive 1, it is not known to be the SAVE disk
;;; in:       none
;;; out:      none
;;; clobbers: A
;;; cycles:   <= 16
.proc files_taken_out
        lda     #0
        sta     save_inside
        rts
.endproc
