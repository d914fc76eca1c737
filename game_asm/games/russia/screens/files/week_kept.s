; The war keeps itself each week, whoever plays it.
        .include "state.inc"
        .include "russia.inc"
        .include "apple2/keys.inc"

        .export computers_go_on, week_kept
        .import files_keep, files_keep_now, key_capital, key_waits

        .segment "FILES"

;;; week_kept -- keep the war; players are waited for, two computers are not, nor is the last page
;;; rule:     1.3.1
;;; in:       the state; st_next_phase = where it goes on
;;; out:      st_phase = st_next_phase, or PHASE_MENU when two computers are stopped by Escape;
;;;           st_autosave = 0 when there is no SAVE disk; changes st_version
;;; clobbers: A X Y files_kind zp_pack_check line_buffer hex_field, all scratch, what the disk calls
;;;           use and what drawing uses
;;; cycles:   -
.proc week_kept
        lda     st_over
        bne     @last
        lda     st_human
        ora     st_human+1
        beq     @computers
        jmp     files_keep
@last:  jsr     files_keep_now
        lda     st_next_phase           ; a key that waits ends no war unseen
        sta     st_phase
        rts
@computers:
        jsr     files_keep_now
        jmp     computers_go_on
.endproc

        .segment "CODE"

;;; computers_go_on -- two computers go on by themselves, until a key says that they shall not
;;; in:       st_next_phase = where they go on
;;; out:      st_phase = st_next_phase, PHASE_MENU when Escape waits
;;; clobbers: A X Y
;;; cycles:   -
.proc computers_go_on
        lda     st_next_phase
        sta     st_phase
        jsr     key_waits
        bcc     @done
        jsr     key_capital
        cmp     #KEY_ESCAPE
        bne     @done
        lda     #PHASE_MENU
        sta     st_phase
@done:  rts
.endproc
