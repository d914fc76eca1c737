; Squads to and from a SAVE disk.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/files/files.inc"

NAME_ROW        = 5

        .import msg_squad_taken, msg_squad_other, msg_squad_load, msg_page_save, files_page
        .import files_put, files_fetch, squad_scatter, squad_side
        .import files_ask_name, files_show_error, fs_look
        .import page_prompt, any_key, page_refuse

        .segment "FILES"
        .export files_squad_save, files_squad_load

;;; files_squad_save -- save the squad that was made
;;; rule:     1.4.3 13.3.1 13.3.2  under a name that no saved squad has
;;; in:       st_side, its squad
;;; out:      st_phase = PHASE_GENERATE
;;; clobbers: A X Y files_kind squad_file squad_side, all scratch, what the disk calls use and
;;;           what line_input uses
;;; cycles:   -
.proc files_squad_save
@page:  lda     #<msg_page_save
        ldy     #>msg_page_save
        ldx     #KIND_SQUAD
        jsr     files_page
        ldy     #NAME_ROW
        lda     #KIND_SQUAD
        jsr     files_ask_name
        bcc     @named
        cmp     #'?'
        beq     @page
        jmp     @leave
@named: jsr     fs_look
        bcs     @error
        bne     @taken
        print_prompt msg_save_work
        jsr     files_put
        bcs     @error
        print_prompt msg_save_done
        jsr     any_key
@leave: lda     #PHASE_GENERATE
        sta     st_phase
        rts
@taken: lda     #<msg_squad_taken
        ldy     #>msg_squad_taken
        jsr     page_refuse
        jmp     @page
@error: jsr     files_show_error
        jmp     @page
.endproc

;;; files_squad_load -- fetch a squad for the side that is being set up
;;; rule:     1.4.3  a saved squad serves in more than one game
;;; in:       st_side
;;; out:      st_phase = PHASE_SETUP; the squad and st_step at the next step when it was
;;;           fetched; changes the state
;;; clobbers: A X Y files_kind squad_file squad_side, all scratch, what the disk calls use and
;;;           what line_input uses
;;; cycles:   -
.proc files_squad_load
@page:  lda     #<msg_squad_load
        ldy     #>msg_squad_load
        ldx     #KIND_SQUAD
        jsr     files_page
        lda     #KIND_SQUAD
        jsr     files_fetch
        bcc     @fetched
        bne     @page
        beq     @leave                  ; always
@fetched:
        lda     squad_side
        cmp     st_side
        bne     @other
        jsr     squad_scatter
        inc     st_step
@leave: lda     #PHASE_SETUP
        sta     st_phase
        rts
@other: lda     #<msg_squad_other
        ldy     #>msg_squad_other
        jsr     page_refuse
        jmp     @page
.endproc
