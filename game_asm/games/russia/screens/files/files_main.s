; What needs a SAVE disk: its care, saving wars and taking them up.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .import disk_write_init, files_taken_out, files_disks, files_save, files_restart

        .segment "FILES"
        .export files_main

;;; files_main -- carry out the part of st_phase
;;; in:       st_phase = PHASE_SAVE, PHASE_DISK or PHASE_RESTART
;;; out:      st_phase = st_next_phase, PHASE_MENU, or what a war taken up brings; changes the
;;;           state
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use and what
;;;           line_input uses
;;; cycles:   -
.proc files_main
        jsr     disk_write_init         ; the code that writes has come with this overlay
        jsr     files_taken_out
        lda     st_phase
        cmp     #PHASE_SAVE
        beq     @save
        cmp     #PHASE_RESTART
        beq     @restart
        jsr     files_disks
        lda     #PHASE_MENU
        sta     st_phase
        rts
@save:  jmp     files_save
@restart:
        jmp     files_restart
.endproc
