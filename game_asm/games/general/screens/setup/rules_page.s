; The rules of a game: a page of lines that keys change.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export rules_page, rules_chosen
        .import key_capital, msg_rules, msg_help_rules, page_help, page_show, sound_refuse
        .import text_goto, text_print, text_spaces
        .import msg_rule_hurts, msg_rule_kills, msg_rule_misses, msg_rule_sure, msg_rule_full
        .import msg_rule_limited, msg_rule_player, msg_rule_general_1, msg_rule_general_2
        .import msg_rule_general_3, msg_rule_once, msg_rule_twice, msg_rule_asked, msg_rule_from_20
        .import msg_rule_from_40, msg_rule_from_60, msg_rule_never

CHOICES         = 7
FIRST_ROW       = 3
VALUE_COL       = 19
VALUE_WIDE      = 20

        .segment "SETUP_BSS"
rules_chosen:   .res CHOICES            ; from 0, in the order of the page
line:           .res 1

        .segment "SETUP"

;;; rules_page -- let the player choose the rules: a figure takes its line to the next value
;;; rule:     2.2 2.10 2.11 2.12  who leads each side, a player or one of three generals
;;; rule:     2.3 2.4 2.5 2.8 3.2 3.6 3.11; 2.9  two at one keyboard may look one after the other
;;; in:       rules_chosen
;;; out:      C = 0: rules_chosen; C = 1: Escape
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc rules_page
@page:  lda     #<msg_rules
        ldy     #>msg_rules
        jsr     page_show
        ldx     #CHOICES - 1
@line:  stx     line
        jsr     value
        ldx     line
        dex
        bpl     @line
@key:   jsr     key_capital
        cmp     #KEY_RETURN
        beq     @done
        cmp     #KEY_ESCAPE
        beq     @leave                  ; C = 1
        cmp     #KEY_HELP
        beq     @help
        sec
        sbc     #'1'
        cmp     #CHOICES
        bcs     @wrong
        sta     line
        tax
        lda     rules_chosen,x
        clc
        adc     #1
        cmp     values,x
        bcc     @put
        lda     #0
@put:   sta     rules_chosen,x
        jsr     value
        jmp     @key
@wrong: jsr     sound_refuse
        jmp     @key
@help:  lda     #<msg_help_rules
        ldy     #>msg_help_rules
        jsr     page_help
        jmp     @page
@done:  clc
@leave: rts
.endproc

; The value of `line` on its row.
.proc value
        jsr     @there
        ldx     #VALUE_WIDE
        jsr     text_spaces
        jsr     @there
        ldx     line
        lda     first,x
        clc
        adc     rules_chosen,x
        tax
        lda     words_lo,x
        ldy     words_hi,x
        jmp     text_print
@there: lda     line
        asl     a
        adc     #FIRST_ROW              ; C = 0
        tay
        ldx     #VALUE_COL
        jmp     text_goto
.endproc

; by line: how many values, and where their words begin
values:         .byte 2, 2, 2, 4, 4, 2, 5
first:          .byte 0, 2, 4, 6, 6, 10, 12
        .assert * - first = CHOICES, error, "a line without words"
words_lo:       .lobytes msg_rule_hurts, msg_rule_kills, msg_rule_misses, msg_rule_sure
                .lobytes msg_rule_full, msg_rule_limited, msg_rule_player, msg_rule_general_1
                .lobytes msg_rule_general_2, msg_rule_general_3, msg_rule_once, msg_rule_twice
                .lobytes msg_rule_asked, msg_rule_from_20, msg_rule_from_40, msg_rule_from_60
                .lobytes msg_rule_never
words_hi:       .hibytes msg_rule_hurts, msg_rule_kills, msg_rule_misses, msg_rule_sure
                .hibytes msg_rule_full, msg_rule_limited, msg_rule_player, msg_rule_general_1
                .hibytes msg_rule_general_2, msg_rule_general_3, msg_rule_once, msg_rule_twice
                .hibytes msg_rule_asked, msg_rule_from_20, msg_rule_from_40, msg_rule_from_60
                .hibytes msg_rule_never
