; The resolution of a half-day: guns first, then the battles in the attacker's order.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export resolve_main, odds_print, half_end, odds_first, odds_second
        .import msg_odds_are
        .import guns_fire, battle, zones_make, engage_member, engage_clear, engage_odds, unit_side
        .import map_draw, prompt_at, said, unit_to, cursor_hide, cursor_show, hexview_key
        .import hexview_panel, key_capital, key_waits, panel_first, panel_unit, page_help, page_show
        .import any_key, text_char, text_print, shown, level_now

        .segment "MOVE_BSS"
number:         .res 1
sides:          .res 1                  ; bit 0 German, bit 1 Allied units in it
one:            .res 1                  ; a unit of it

        .segment "MOVE"

;;; resolve_main -- guns fire, then the engagements are fought one by one
;;; rule:     1.9 2.37 2.39 5.7 8.6 8.8
;;; in:       the state
;;; out:      st_phase = PHASE_END
;;; clobbers: everything
;;; cycles:   -
.proc resolve_main
        jsr     zones_make
        lda     #0
        sta     shown
        sta     number                  ; from the first on
        jsr     map_draw
        jsr     guns_fire
@next:  jsr     next_engagement
        bcs     @over
        jsr     map_draw
        ldx     one
        jsr     unit_to
@prompt:
        jsr     hexview_panel
        lda     #<msg_battle_keys
        ldy     #>msg_battle_keys
        jsr     prompt_at
@key:   jsr     key_capital
        cmp     #'N'
        beq     @another
        cmp     #'?'
        beq     @help
        cmp     #KEY_RETURN
        beq     @fight
        jsr     hexview_key
        bcc     @key
        jsr     hexview_panel
        jmp     @key
@another:
        jsr     cursor_hide
        jmp     @next
@help:  lda     #<msg_help_battle
        ldy     #>msg_help_battle
        jsr     page_help
        jsr     map_draw
        jmp     @prompt
@fight: lda     panel_first
        jsr     panel_unit
        bcs     @key
        jsr     engage_member
        beq     @key
        jsr     battle
        jmp     @next
@over:  lda     #PHASE_END
        sta     st_phase
        rts
.endproc
        .import msg_battle_keys, msg_help_battle

; The next engagement behind `number` that has both sides: C = 0, number, one.
; Those that have lost a side are dissolved.
.proc next_engagement
        ldy     #ENGAGEMENTS
@try:   ldx     number
        inx
        cpx     #ENGAGEMENTS + 1
        bcc     @in
        ldx     #1
@in:    stx     number
        lda     engage_at_hi-1,x
        cmp     #NOWHERE
        beq     @other
        tya
        pha
        jsr     who
        pla
        tay
        lda     sides
        cmp     #3
        beq     @found
        tya
        pha
        lda     number
        jsr     engage_clear
        pla
        tay
@other: dey
        bne     @try
        sec
        rts
@found: clc
        rts
.endproc

; sides and one of engagement `number`.
.proc who
        lda     #0
        sta     sides
        tax
@unit:  jsr     engage_member
        cmp     number
        bne     @next
        jsr     unit_side
        tay
        lda     bits,y
        ora     sides
        sta     sides
        cpy     st_side
        bne     @next
        stx     one
@next:  inx
        cpx     #UNITS
        bcc     @unit
        rts
bits:   .byte   1, 2
.endproc

;;; odds_print -- say on the last row at which odds an engagement stands
;;; rule:     1.11 2.2
;;; in:       A = number 1..24
;;; out:      A = the column
;;; clobbers: everything but the state
;;; cycles:   -
.proc odds_print
        pha
        lda     #<msg_odds_are
        ldy     #>msg_odds_are
        jsr     prompt_at
        pla
        pha
        clc
        adc     #'A' - 1
        jsr     text_char
        print_msg msg_odds_at
        pla
        jsr     engage_odds
        pha
        tax
        lda     odds_first,x
        jsr     text_char
        lda     #'-'
        jsr     text_char
        pla
        pha
        tax
        lda     odds_second,x
        jsr     text_char
        lda     zp_river
        beq     @dry
        print_msg msg_odds_river
@dry:   pla
        rts
.endproc

odds_first:     .byte "111123456"
odds_second:    .byte "432111111"

;;; half_end -- on to the other side, the next half-day, or the end of the campaign
;;; rule:     8.10 8.11 8.12 8.13 8.14  held at the end of the German's part and of the Ally's
;;; in:       st_side, st_turn; the units
;;; out:      st_side, st_turn, st_level_held, st_won; st_phase = PHASE_BEGIN, or PHASE_MENU at the end
;;; clobbers: everything
;;; cycles:   -
.proc half_end
        jsr     zones_make
        jsr     level_now
        ldx     st_side
        sta     st_level_held,x
        cpx     #SIDE_ALLIED
        beq     @whole
        lda     #SIDE_ALLIED
        sta     st_side
        bne     @begin                  ; always
@whole: lda     #SIDE_GERMAN
        sta     st_side
        ldx     st_level_held
        beq     @none
        ldy     st_level_held+1
        beq     @none
        cpy     st_level_held           ; the lesser of the two
        bcc     @won
        tya
        tax
@won:   stx     st_won
        bne     @over                   ; always
@none:  lda     st_turn
        cmp     #TURNS
        bcs     @stopped
        inc     st_turn
@begin: lda     #PHASE_BEGIN
        sta     st_phase
        rts
@stopped:
        lda     #VICTORY_ALLIED
        sta     st_won
@over:  ldx     st_won
        lda     won_lo-1,x
        ldy     won_hi-1,x
        jsr     page_show
        jsr     any_key
        lda     #PHASE_MENU
        sta     st_phase
        rts
.endproc
        .import msg_won_1, msg_won_2, msg_won_3, msg_won_4
won_lo: .lobytes msg_won_1, msg_won_2, msg_won_3, msg_won_4
won_hi: .hibytes msg_won_1, msg_won_2, msg_won_3, msg_won_4
