; How long is the turn?
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

LONGEST_TURN    = 250
TIME_COL        = 1
TIME_ROW        = 7                     ; of the page, below its question
REFUSAL_ROW     = 9

        .import page_show, page_prompt, help_show, text_goto, text_print, text_clear_to_end
        .import line_input, line_number, line_buffer, sound_refuse

        .segment "BSS"
page_lo:        .res 1
page_hi:        .res 1

        .segment "LOW_CODE"
        .export time_points

;;; time_points -- ask how many time points the coming turn has
;;; rule:     2.5  1 to 250
;;; in:       A = low byte, Y = high byte of the page that asks; st_turn_length = what an empty
;;;           line stands for, 0 = nothing
;;; out:      C = 0, st_turn_length = 1..250; C = 1 Escape
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 and what line_input uses
;;; cycles:   -
.proc time_points
        sta     page_lo
        sty     page_hi
@page:  lda     page_lo
        ldy     page_hi
        jsr     page_show
        print_prompt msg_time_prompt
@again: ldx     #TIME_COL
        ldy     #TIME_ROW
        jsr     text_goto
        jsr     text_clear_to_end
        ldx     #4                      ; one more than it takes: 1000 is refused, not 100 taken
        jsr     line_input
        bcs     @done
        beq     @empty
        lda     line_buffer
        cmp     #'?'
        beq     @help
        jsr     line_number
        bcs     @refuse
        lda     zp_arg1
        bne     @refuse
        lda     zp_arg0
        beq     @refuse
        cmp     #LONGEST_TURN+1
        bcs     @refuse
        sta     st_turn_length
@work:  print_at TIME_COL, REFUSAL_ROW, msg_time_work
        jsr     text_clear_to_end       ; a refusal stands there
        clc                             ; what follows is read from the disk
@done:  rts
@empty: lda     st_turn_length
        bne     @work
@refuse:
        jsr     sound_refuse
        print_at TIME_COL, REFUSAL_ROW, msg_time_bad
        jmp     @again
@help:  lda     #HELP_MENU
        jsr     help_show
        jmp     @page
.endproc

        .export time_limit

;;; time_limit -- no turn goes beyond the end of the battle
;;; rule:     16.A3.3  the time a battle lasts
;;; in:       st_limit (0 = none) st_clock st_turn_length
;;; out:      st_turn_length
;;; clobbers: A X
;;; cycles:   <= 60
.proc time_limit
        lda     st_limit
        ora     st_limit+1
        beq     @done
        lda     st_limit
        sec
        sbc     st_clock
        tax
        lda     st_limit+1
        sbc     st_clock+1
        bne     @done
        cpx     st_turn_length
        bcs     @done
        stx     st_turn_length
@done:  rts
.endproc
