; Who commands, how strong the Soviets are, what is told and kept.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export options, options_phase
        .import date_print, key_capital, msg_by_computer, msg_by_player, msg_help_options, msg_no
        .import msg_yes, page_help, page_prompt, page_show, sound_refuse, text_byte, text_goto
        .import text_print

COLUMN          = 22
FIRST_ROW       = 5
FIRST_TURN      = 1

        .segment "BUILD"

;;; options_phase -- a war was taken up: the options, then on from where it was saved
;;; rule:     10.0.2 10.0.7 3.0.1
;;; in:       st_next_phase st_turn
;;; out:      st_phase = PHASE_REPORT, in a war's first week st_next_phase; the options
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc options_phase
        jsr     options
        lda     st_next_phase
        ldx     st_turn
        cpx     #FIRST_TURN + 1
        bcc     @put                    ; no week is over yet
        lda     #PHASE_REPORT
@put:   sta     st_phase
        rts
.endproc

;;; options -- players, level and comforts, until RETURN
;;; rule:     3.0.1 10.0.1 10.0.2 10.0.6 10.0.7  the computer takes either side, or both: the book
;;;           has it command the Soviets alone
;;; in:       the state
;;; out:      st_human st_level st_stops st_autosave
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc options
@page:  print_page msg_options
        ldx     #1
        ldy     #2
        jsr     text_goto
        jsr     date_print
        ldy     #FIRST_ROW
        lda     st_human
        jsr     who
        ldy     #FIRST_ROW + 1
        lda     st_human+1
        jsr     who
        ldx     #COLUMN
        ldy     #FIRST_ROW + 2
        jsr     text_goto
        lda     st_level
        jsr     text_byte
        ldy     #FIRST_ROW + 3
        lda     st_stops
        jsr     whether
        ldy     #FIRST_ROW + 4
        lda     st_autosave
        jsr     whether
        print_prompt msg_options_keys
@key:   jsr     key_capital
        cmp     #KEY_RETURN
        beq     @done
        cmp     #KEY_ESCAPE
        beq     @done
        cmp     #'?'
        beq     @help
        cmp     #'3'
        beq     @level
        ldx     #0
        cmp     #'1'
        beq     @turn
        ldx     #1
        cmp     #'2'
        beq     @turn
        ldx     #<(st_stops - st_human)
        cmp     #'4'
        beq     @turn
        ldx     #<(st_autosave - st_human)
        cmp     #'5'
        beq     @turn
        jsr     sound_refuse
        jmp     @key
@turn:  lda     st_human,x
        eor     #1
        sta     st_human,x
        jmp     @page
@level: ldx     st_level
        inx
        cpx     #LEVELS + 1
        bcc     @put
        ldx     #1
@put:   stx     st_level
        jmp     @page
@help:  lda     #<msg_help_options
        ldy     #>msg_help_options
        jsr     page_help
        jmp     @page
@done:  rts
.endproc

; On row Y: is it a player, A = 1?
.proc who
        pha
        ldx     #COLUMN
        jsr     text_goto
        pla
        lsr     a
        lda     #<msg_by_computer
        ldy     #>msg_by_computer
        bcc     @print
        lda     #<msg_by_player
        ldy     #>msg_by_player
@print: jmp     text_print
.endproc

; On row Y: yes or no.
.proc whether
        pha
        ldx     #COLUMN
        jsr     text_goto
        pla
        lsr     a
        lda     #<msg_no
        ldy     #>msg_no
        bcc     @print
        lda     #<msg_yes
        ldy     #>msg_yes
@print: jmp     text_print
.endproc
