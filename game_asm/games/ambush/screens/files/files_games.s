; Saving the battle and taking it up again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/files/files.inc"

ASK_ROW         = 3

        .import files_page, files_save_as, files_fetch, msg_page_save, msg_page_restart
        .import page_show, ask_yes_no, text_goto, text_print
        .import village_apply, turn_under_way, seen_refresh, files_help

        .segment "FILES"
        .export files_save, files_restart

;;; files_save -- offer to save the battle
;;; rule:     1.4 3.6  at the end of every turn
;;; in:       state; st_phase = PHASE_SAVE at the end of a turn, else the battle is to be sent on
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_save
@offer: jsr     offer
        jsr     ask_yes_no
        bcs     @page
        beq     @done
        jsr     files_help
        jmp     @offer
@page:  lda     #<msg_page_save
        ldy     #>msg_page_save
        ldx     #KIND_GAME
        jsr     files_page
        lda     #KIND_GAME
        jsr     files_save_as
        bcc     @done
        beq     @offer                  ; Escape
        bne     @page                   ; always
@done:  rts
.endproc

; The offer to save, up to its question.
.proc offer
        lda     st_phase
        cmp     #PHASE_SAVE
        bne     @send
        print_page msg_save
        rts
@send:  print_page msg_hand
        print_at 1, ASK_ROW, msg_hand_ask
        rts
.endproc

;;; files_restart -- take up a saved battle
;;; rule:     1.4 2.1  a restarted game goes on from the saved point
;;; in:       none
;;; out:      all the state; st_phase = PHASE_LENGTH after the end of a turn, PHASE_GERMAN or
;;;           PHASE_RESOLVE in a battle that was sent; or PHASE_OPTIONS alone; changes man_seen
;;; clobbers: A X Y files_kind turn_under_way, all scratch, the memory read to, what the disk
;;;           calls use and what line_input uses
;;; cycles:   -
.proc files_restart
@page:  lda     #<msg_page_restart
        ldy     #>msg_page_restart
        ldx     #KIND_GAME
        jsr     files_page
        lda     #KIND_GAME
        jsr     files_fetch
        bcc     @taken
        bne     @page
        lda     #PHASE_OPTIONS
        sta     st_phase
        rts
@taken: lda     #0
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
.endproc
