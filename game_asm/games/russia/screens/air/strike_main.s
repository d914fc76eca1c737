; The strikes of a side are plotted.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .include "macros.inc"
        .include "apple2/keys.inc"

        .export strike_main
        .import cursor_hex, flies, group_to, hexview_key, hexview_panel, key_capital, map_draw
        .import msg_help_strike, msg_strike, msg_strike_1, msg_strike_2, msg_strike_3, page_help
        .import prompt_at, said, side_over, sound_refuse, strike_refused, text_byte
        .import text_print

group           = zp_overlay+20
kind            = zp_overlay+21
drawn           = zp_overlay+22         ; 1 = the map stands

        .segment "AIR"

;;; strike_main -- ask for a target for each air group of a side that can strike
;;; rule:     6.9.1 6.9.2 6.9.3
;;; in:       st_side; the state
;;; out:      group_plot, group_target_lo, group_target_hi; st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc strike_main
        lda     #0
        sta     drawn
        lda     #FIRST_AIR
        ldx     st_side
        beq     @side
        lda     #SOVIET_BIT + FIRST_AIR
@side:  sta     group
@group: ldx     group
        jsr     flies
        bcc     @next
        jsr     asks
        bcs     @done
@next:  inc     group
        lda     group
        and     #NUMBER_BITS
        cmp     #FIRST_DEPOT
        bcc     @group
@done:  jmp     side_over
.endproc

; Ask for the target of `group`; C = 1: no more strikes.
.proc asks
        lda     drawn
        bne     @base
        inc     drawn
        jsr     map_draw
@base:  ldx     group
        jsr     group_to
@prompt:
        lda     #<msg_strike
        ldy     #>msg_strike
        jsr     prompt_at
        lda     group
        jsr     text_byte
        print_msg msg_strike_keys
@panel: jsr     hexview_panel
@key:   jsr     key_capital
        cmp     #'D'
        beq     @over
        cmp     #'Q'
        beq     @none
        cmp     #'A'
        beq     @base
        cmp     #'?'
        beq     @help
        ldx     #STRIKE_CITY
        cmp     #'B'
        beq     @strike
        inx
        cmp     #'C'
        beq     @strike
        jsr     hexview_key
        bcs     @panel
        jsr     sound_refuse
        jmp     @key
@help:  lda     #<msg_help_strike
        ldy     #>msg_help_strike
        jsr     page_help
        jsr     map_draw
        jmp     @prompt
@none:  clc
        rts
@over:  sec
        rts
@strike:
        stx     kind
        jsr     cursor_hex
        ldx     group
        lda     kind
        jsr     strike_refused
        tax
        bne     @why
        ldx     group
        lda     kind
        sta     group_plot,x
        lda     zp_hex
        sta     group_target_lo,x
        lda     zp_hex+1
        sta     group_target_hi,x
        clc
        rts
@why:   lda     why_lo-1,x
        ldy     why_hi-1,x
        jsr     said
        jmp     @prompt
.endproc

why_lo: .lobytes msg_strike_1, msg_strike_2, msg_strike_3
why_hi: .hibytes msg_strike_1, msg_strike_2, msg_strike_3
