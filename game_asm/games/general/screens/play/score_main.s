; The end of a turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export score_main
        .import barrages_clear, fresh_give, match_over, msg_score_page, page_show, pool_next
        .import score_turn, any_key, fs_one_drive, page_prompt
        .import side_named, text_byte, text_char
        .import text_goto, text_number, text_print, town_holder, town_name, turn_begin

        .segment "LOW_BSS"
town:           .res 1

        .segment "PLAY"

;;; score_main -- count the points of the turn, show them, and begin the next turn or end the game
;;; rule:     2.1 3.12 5.1 5.2 5.3 5.5 5.6 6.1 6.8 1.3; 5.7  who found no place is placed now
;;; in:       the state, st_side = SIDE_ATTACKER; hex_pieces
;;; out:      st_score, st_turn; st_next_phase; st_phase = PHASE_KEEP, behind a key st_next_phase
;;;           when the turn is not kept; at the end PHASE_MENU, or PHASE_SETUP for the second game
;;;           of a match
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc score_main
        jsr     score_turn
        jsr     barrages_clear
        lda     #<msg_score_page
        ldy     #>msg_score_page
        jsr     page_show
        lda     #0
        sta     town
@town:  lda     town
        cmp     st_towns
        bcs     @sums
        jsr     line
        inc     town
        bne     @town                   ; always
@sums:  ldx     #1
        ldy     #20
        jsr     text_goto
        lda     #SIDE_ATTACKER
        jsr     side_named
        lda     st_score
        ldx     st_score+1
        jsr     number
        lda     #' '
        jsr     text_char
        lda     #SIDE_DEFENDER
        jsr     side_named
        lda     st_score+2
        ldx     st_score+3
        jsr     number
        lda     st_turn
        cmp     st_turns
        bcs     @over
        inc     st_turn
        jsr     turn_begin
        jsr     fresh_give
        lda     st_points
        ora     st_points+1
        ora     st_points+2
        ora     st_points+3
        bne     @buy                    ; somebody has fresh points, or waits for a place
        jsr     waits
        bcc     @buy
        inc     st_side
        jsr     waits
        dec     st_side
        bcc     @buy
        lda     #PHASE_PLOT_MOBILE
        bne     @keep                   ; always
@buy:   lda     #PHASE_BUY
        bne     @keep                   ; always
@over:  ldx     #1
        ldy     #22
        jsr     text_goto
        jsr     winner
        jsr     match_over              ; A = what follows
        jmp     @phase
@keep:  sta     st_next_phase
        lda     fs_one_drive
        bne     @wait
        lda     #PHASE_KEEP             ; it waits for a key
        ldx     st_autosave
        bne     @phase
@wait:  print_prompt msg_lib_press_key  ; nothing is kept: no overlay is read for that
        jsr     any_key
        lda     st_next_phase
@phase: sta     st_phase
        rts
.endproc

; C = 0: a piece of st_side has found no place yet.
.proc waits
        lda     #NO_UNIT
        jmp     pool_next
.endproc

; A = low byte, X = high byte: printed
.proc number
        sta     zp_arg0
        stx     zp_arg1
        jmp     text_number
.endproc

; Who has won.
.proc winner
        lda     st_score
        cmp     st_score+2
        bne     @won
        lda     st_score+1
        cmp     st_score+3
        beq     @draw
@won:   lda     st_score+2
        cmp     st_score
        lda     st_score+3
        sbc     st_score+1
        lda     #SIDE_ATTACKER
        bcc     @name
        lda     #SIDE_DEFENDER
@name:  jsr     side_named
        print_msg msg_wins
        rts
@draw:  print_msg msg_draw
        rts
.endproc

; Name, points and holder of a town.
.proc line
        ldx     #1
        lda     town
        clc
        adc     #3
        tay
        jsr     text_goto
        lda     town
        jsr     town_name
        lda     #' '
        jsr     text_char
        ldx     town
        lda     town_points,x
        jsr     text_byte
        lda     #' '
        jsr     text_char
        lda     town
        jsr     town_holder
        cmp     #2
        bcs     @nobody
        jmp     side_named
@nobody:
        print_msg msg_nobody
        rts
.endproc
