; What needs a SAVE disk: its care, saving and restarting battles and set-ups.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .import disk_write_init, files_taken_out, files_disks, files_save, files_restart

        .segment "FILES"
        .export files_main

;;; files_main -- carry out the part of st_phase
;;; rule:     1.3.1 1.3.2 1.3.3 4.7.1  disks are made in play; a full one is told of before
;;;           anything is lost
;;; in:       st_phase = PHASE_SAVE, PHASE_DISK or PHASE_RESTART
;;; out:      st_phase = st_next_phase, PHASE_MENU, or what a restarted battle brings;
;;;           changes the state, map, formation_kind
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use and what
;;;           line_input uses, view_painted framed
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
