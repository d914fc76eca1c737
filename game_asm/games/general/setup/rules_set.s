; The rules that were chosen come into the state.
        .include "state.inc"
        .include "general.inc"

        .export rules_set
        .import rules_chosen

KILLS           = 0                     ; places in rules_chosen
SURE            = 1
LIMITED         = 2
LEADERS         = 3                     ; and the next: 0 a player, 1..3 a general
TWICE           = 5
ANSWERS         = 6

WORD            = 8                     ; bytes of a side's st_password

        .segment "SETUP"

;;; rules_set -- let the state know the rules that were chosen
;;; rule:     2.2 2.3 2.4 2.5 2.8 2.10 2.11 2.12; 2.9  two players with limited view answer by
;;;           standing orders
;;; in:       rules_chosen
;;; out:      st_options, st_human, st_level, st_match, st_player, st_react, st_eyes, st_password,
;;;           st_autosave
;;; clobbers: A X
;;; cycles:   <= 500
.proc rules_set
        lda     rules_chosen + KILLS
        eor     #OPTION_PARTIAL         ; 1 the other way round
        ldx     rules_chosen + SURE
        beq     @view
        ora     #OPTION_ALWAYS
@view:  ldx     rules_chosen + LIMITED
        beq     @options
        ora     #OPTION_LIMITED
@options:
        sta     st_options
        ldx     #1
@leader:
        lda     rules_chosen + LEADERS,x
        sta     st_level,x
        beq     @player
        lda     #1
@player:
        eor     #1
        sta     st_human,x
        dex
        bpl     @leader
        lda     rules_chosen + TWICE
        sta     st_match
        ldx     #SIDE_ATTACKER          ; player 1 is the first side that a player leads
        lda     st_human
        bne     @one
        lda     st_human + 1
        beq     @one
        inx
@one:   stx     st_player
        ldx     rules_chosen + ANSWERS
        bne     @orders
        lda     st_options              ; who looks away cannot be asked
        and     #OPTION_LIMITED
        beq     @orders
        lda     st_human
        and     st_human + 1
        tax
@orders:
        lda     shares,x
        sta     st_react
        sta     st_react + 1
        lda     #NO_SIDE
        sta     st_eyes
        lda     #1
        sta     st_autosave
        ldx     #2 * WORD - 1
        lda     #0
@word:  sta     st_password,x
        dex
        bpl     @word
        rts

shares: .byte   0, 20, 40, 60, 101
.endproc
