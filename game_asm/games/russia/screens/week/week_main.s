; The week ends.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export week_main
        .import computers_go_on, fs_one_drive, key_flush, msg_level_0, msg_level_1, msg_level_2
        .import msg_level_3, msg_level_4, msg_level_5, msg_level_6, msg_over, msg_week, page_show
        .import report_key, report_main, report_print, score_find, score_level, text_goto
        .import text_print, war_over, week_ends

LEVEL_ROW       = 6                     ; below the points
AXIS_HAS_WON    = 3                     ; of war_over
AXIS_DECISIVE   = 6                     ; the best level of the Axis

        .segment "WEEK_BSS"
level:          .res 1                  ; how the war has ended

        .segment "WEEK"

;;; week_main -- end the week; on to the next, or to the end of the war
;;; rule:     3.3.1 4.11.1 8.4.7 8.9.1 8.9.2 9.2.1
;;; in:       the state; st_phase = PHASE_WEEK or PHASE_REPORT
;;; out:      the state; st_phase = PHASE_KEEP, or what report_main leaves; PHASE_BUILD of the Axis
;;;           when two computers play and no disk keeps the war; PHASE_MENU after the last page.  A
;;;           war whose last week ends: st_over = 1, PHASE_KEEP, and st_next_phase = PHASE_WEEK
;;; clobbers: everything
;;; cycles:   -
.proc week_main
        lda     st_phase
        cmp     #PHASE_REPORT
        bne     @week
        jmp     report_main
@week:  lda     st_over
        bne     over                    ; it has been kept, or the players have ended it
        jsr     week_ends
        lda     #SIDE_AXIS
        sta     st_side
        lda     #PHASE_BUILD
        sta     st_next_phase
        lda     #PHASE_KEEP
        sta     st_phase
        lda     #0
        sta     st_depot
        sta     st_step
        jsr     war_over
        beq     @page
        lda     #1
        sta     st_over
        lda     #PHASE_WEEK             ; kept first, with all that the last week brought
        sta     st_next_phase
        rts
@page:  jsr     score_find
        lda     st_human
        ora     st_human+1
        beq     @show                   ; two computers are stopped by a key that waits
        jsr     key_flush               ; typed at the battles, it does not turn this page
@show:  print_page msg_week
        jsr     report_print
        lda     st_human
        ora     st_human+1
        bne     @kept                   ; below the page, until a key is struck
        lda     st_autosave
        beq     @on_their_own
        lda     fs_one_drive
        beq     @kept
@on_their_own:
        jmp     computers_go_on         ; without a disk
@kept:  rts
.endproc

; The last page.
.proc over
        lda     #PHASE_MENU
        sta     st_phase
        jsr     score_find
        jsr     score_level
        sta     level
        jsr     key_flush               ; typed at the battles, it does not turn this page
        jsr     war_over
        cmp     #AXIS_HAS_WON           ; whatever the points
        bne     @page
        lda     #AXIS_DECISIVE
        sta     level
@page:  print_page msg_over
        jsr     report_print
        ldx     #1
        ldy     #LEVEL_ROW
        jsr     text_goto
        ldx     level
        lda     level_lo,x
        ldy     level_hi,x
        jsr     text_print
        jsr     report_key
        bcs     @page
        rts
.endproc

level_lo:       .lobytes msg_level_0, msg_level_1, msg_level_2, msg_level_3, msg_level_4
                .lobytes msg_level_5, msg_level_6
level_hi:       .hibytes msg_level_0, msg_level_1, msg_level_2, msg_level_3, msg_level_4
                .hibytes msg_level_5, msg_level_6
