; What needs a SAVE disk, for games that give each part of it a phase.  The game has
;   PHASE_DISK, PHASE_BACK      (a byte each) the phase of its care, and the one that follows that
;   files_does                  words, one less than the routine of each phase behind PHASE_DISK
        .include "zeropage.inc"

        .import disk_write_init, files_taken_out, files_disks, files_does, st_phase
        .importzp PHASE_BACK, PHASE_DISK

        .segment "FILES"
        .export files_main

;;; files_main -- carry out the part of st_phase
;;; in:       st_phase = PHASE_DISK or one of the phases behind it that files_does names
;;; out:      the picture; st_phase = PHASE_BACK after PHASE_DISK, else as its routine leaves it;
;;;           changes the state and what its routine changes
;;; clobbers: A X Y files_kind zp_pack_check, all scratch, what the disk calls use, what
;;;           line_input uses and what its routine spoils
;;; cycles:   -
.proc files_main
        jsr     disk_write_init         ; the code that writes has come with this overlay
        jsr     files_taken_out
        lda     st_phase
        sec
        sbc     #PHASE_DISK
        beq     @care
        asl     a
        tax
        lda     files_does-1,x
        pha
        lda     files_does-2,x
        pha
        rts                             ; to it, and from there to the caller
@care:  jsr     files_disks
        lda     #PHASE_BACK
        sta     st_phase
        rts
.endproc
