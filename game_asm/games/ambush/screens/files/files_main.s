; What needs a SAVE disk: its care, saving, restarting; and the length of the next turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

        .import disk_write_init, files_taken_out
        .import files_disks, files_save, files_restart, time_points, time_limit
        .import files_squad_save, files_squad_load, next_turn_page

        .segment "FILES"
        .export files_main

;;; files_main -- carry out the part of st_phase
;;; rule:     1.4 3.6 14.0  saving, restarting, the care of SAVE disks
;;; in:       st_phase = PHASE_SAVE, PHASE_LENGTH, PHASE_DISK, PHASE_RESTART, PHASE_SQUAD_SAVE or
;;;           PHASE_SQUAD_LOAD; PHASE_GERMAN or PHASE_RESOLVE: a battle to be sent to the other
;;; out:      st_turn_length after the first two; st_phase as files_restart has it after
;;;           PHASE_RESTART; changes man_seen
;;; clobbers: A X Y files_kind turn_under_way, all scratch, the memory read to, what the disk
;;;           calls use and what line_input uses
;;; cycles:   -
.proc files_main
        jsr     disk_write_init         ; the code that writes has come with this overlay
        jsr     files_taken_out
        lda     st_phase
        cmp     #PHASE_DISK
        bne     @restart
        jmp     files_disks
@restart:
        cmp     #PHASE_RESTART
        bne     @turn
        jmp     files_restart
@turn:  cmp     #PHASE_SQUAD_SAVE
        bne     @squad
        jmp     files_squad_save
@squad: cmp     #PHASE_SQUAD_LOAD
        bne     @battle
        jmp     files_squad_load
@battle:
        cmp     #PHASE_LENGTH
        beq     @length
        cmp     #PHASE_SAVE
        beq     @save
        jmp     files_save
@save:  jsr     files_save
@length:
        jsr     next_turn_page
        jsr     time_points
        bcc     @limit
        lda     st_phase                ; Escape: back to the offer to save
        jmp     @turn
@limit: jmp     time_limit
.endproc
