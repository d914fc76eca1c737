; The week ends.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export week_main
        .import computers_go_on, date_print, fs_one_drive, msg_axis_has, msg_level_0, msg_level_1
        .import msg_level_2, msg_level_3
        .import msg_level_4, msg_level_5, msg_level_6, msg_over, msg_soviets_have
        .import msg_week, page_show, page_wait, report_main, report_print, score_find
        .import score_level, score_points, text_goto, text_number, text_print, war_over, week_ends

        .segment "WEEK"

;;; week_main -- end the week; on to the next, or to the end of the war
;;; rule:     3.3.1 4.11.1 8.4.7 8.9.1 8.9.2 9.2.1
;;; in:       the state; st_phase = PHASE_WEEK or PHASE_REPORT
;;; out:      the state; st_phase = PHASE_KEEP, PHASE_MENU, or what report_main leaves; PHASE_BUILD
;;;           of the Axis when two computers play and no disk keeps the war
;;; clobbers: everything
;;; cycles:   -
.proc week_main
        lda     st_phase
        cmp     #PHASE_REPORT
        bne     @week
        jmp     report_main
@week:  lda     st_over
        beq     @on
        lda     #0                      ; the players have ended it
        pha
        jsr     score_find
        jmp     over
@on:    jsr     week_ends
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
        pha
        jsr     score_find
        pla
        beq     @page
        pha
        jmp     over
@page:
        print_page msg_week
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

; The war is over; on the stack 3: the Axis has won, whatever the points.
.proc over
        lda     #PHASE_MENU
        sta     st_phase
        lda     #1
        sta     st_over
        print_page msg_over
        ldx     #1
        ldy     #3
        jsr     text_goto
        jsr     date_print
        jsr     points
        ldx     #1
        ldy     #9
        jsr     text_goto
        jsr     score_level
        tax
        pla
        cmp     #3
        bne     @level
        ldx     #6
@level: lda     level_lo,x
        ldy     level_hi,x
        jsr     text_print
        jmp     page_wait
.endproc

.proc points
        print_at 1, 5, msg_axis_has
        copy_word zp_arg0, score_points
        jsr     text_number
        print_at 1, 6, msg_soviets_have
        copy_word zp_arg0, score_points+2
        jmp     text_number
.endproc

level_lo:       .lobytes msg_level_0, msg_level_1, msg_level_2, msg_level_3, msg_level_4
                .lobytes msg_level_5, msg_level_6
level_hi:       .hibytes msg_level_0, msg_level_1, msg_level_2, msg_level_3, msg_level_4
                .hibytes msg_level_5, msg_level_6
