; Saving the battle and taking it up again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/files.inc"

NAME_ROW        = 5

        .import files_save_as, files_fetch, page_show, ask_yes_no, text_goto, text_print
        .import village_apply

        .segment "FILES"
        .export files_save, files_restart

;;; files_save -- offer to save the battle
;;; rule:     1.4 3.6  at the end of every turn
;;; in:       state
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_save
@page:  print_page msg_save
        jsr     ask_yes_no
        bcc     @done
        print_at 1, NAME_ROW, msg_save_name
        lda     #KIND_GAME
        jsr     files_save_as
        bcs     @page
@done:  rts
.endproc

;;; files_restart -- take up a saved battle
;;; rule:     1.4 2.1  a restarted game goes on from the saved point
;;; in:       none
;;; out:      st_phase = PHASE_LENGTH with all the state, or PHASE_OPTIONS
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_restart
@page:  print_page msg_restart
        lda     #KIND_GAME
        jsr     files_fetch
        bcc     @taken
        bne     @page
        lda     #PHASE_OPTIONS
        sta     st_phase
        rts
@taken: lda     #PHASE_LENGTH
        sta     st_phase
        jmp     village_apply           ; what plastic has thrown down stays down
.endproc
