; One screen: a number, and keys that go on a turn, make a SAVE disk, save and load.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "state.inc"

        .export main, phase_run, overlay_wanted
        .import state_clear, turn_loop_start, screen_clear, text_goto, text_print, text_number, key_wait
        .import number_next, fs_name, fs_one_drive, fs_new, fs_look, fs_save, fs_load
        .import disk_write_init

        .segment "CODE"

;;; main -- begin; entered once by the loader
;;; in:       none
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc main
        jsr     state_clear
        lda     #0
        sta     fs_one_drive            ; the SAVE disk is in drive 2
        jsr     disk_write_init
        jmp     turn_loop_start
.endproc

;;; overlay_wanted -- this game has no overlays to ask for
;;; in:       none
;;; out:      none
;;; clobbers: none
;;; cycles:   -
.proc overlay_wanted
        rts
.endproc

;;; phase_run -- the screen of st_phase, and what its key does
;;; in:       st_phase
;;; out:      st_phase = the next phase
;;; clobbers: everything
;;; cycles:   -
.proc phase_run
        jsr     screen_clear
        lda     st_phase
        bne     @game
        print_msg msg_title
        jsr     key_wait
        lda     #STATE_VERSION
        sta     st_version
        sta     st_phase
        sta     st_number
        sta     st_turn
        rts
@game:  print_msg msg_number
        lda     st_number
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        jsr     text_number
        print_at 0, 4, msg_keys
        jsr     key_wait
        cmp     #'N'
        beq     next
        cmp     #'I'
        beq     init
        cmp     #'S'
        beq     save
        cmp     #'L'
        beq     load
        rts
.endproc

.proc next
        lda     st_number
        sta     zp_number
        jsr     number_next
        sta     st_number
        inc     st_turn
        rts
.endproc

.proc init
        jmp     fs_new
.endproc

.proc save
        jsr     name_state
        jsr     fs_look
        bcs     @end
        jsr     state_bounds
        jmp     fs_save
@end:   rts
.endproc

.proc load
        jsr     name_state
        jsr     state_bounds
        jmp     fs_load
.endproc

.proc name_state
        ldx     #NAME_BYTES - 1
@next:  lda     name,x
        sta     fs_name,x
        dex
        bpl     @next
.endproc
        falls_into state_bounds

.proc state_bounds
        set_word zp_arg0, state_begin
        set_word zp_arg2, state_end - state_begin
        rts
.endproc

name:   .byte   "THE NUMBER", 0
NAME_BYTES = * - name
