; The battles of the last execution, to be read again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export log_page
        .import key_capital, msg_log, msg_log_back, msg_log_gone, msg_log_held
        .import msg_log_keys, msg_log_none, page_prompt, page_show, text_byte
        .import text_char, text_goto, text_number, text_print

FIRST_ROW       = 3
PAGE_ROWS       = 18
FOE_COLUMN      = 6
PLACE_COLUMN    = 11
ODDS_COLUMN     = 18
LOST_COLUMN     = 24
END_COLUMN      = 34

        .segment "WEEK_BSS"
battle:         .res 1
row:            .res 1

        .segment "WEEK"

;;; log_page -- pages of who attacked whom, where, at which odds, what both lost, how it ended
;;; shows:    7.4.3  ours
;;; in:       log_battles and the lists with it
;;; out:      the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc log_page
        lda     #0
        sta     battle
@page:  print_page msg_log
        lda     #FIRST_ROW
        sta     row
        lda     log_battles
        bne     @line
        print_at 1, FIRST_ROW, msg_log_none
        jmp     @shown
@line:  ldx     battle
        cpx     log_battles
        bcs     @shown
        jsr     line
        inc     battle
        inc     row
        lda     row
        cmp     #FIRST_ROW + PAGE_ROWS
        bcc     @line
@shown: print_prompt msg_log_keys
        jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @done
        lda     battle
        cmp     log_battles
        bcc     @page
@done:  rts
.endproc

; Battle X on `row`.
.proc line
        ldx     #1
        jsr     column
        ldx     battle
        lda     log_group,x
        jsr     text_byte
        ldx     #FOE_COLUMN
        jsr     column
        ldx     battle
        lda     log_foe,x
        jsr     text_byte
        ldx     #PLACE_COLUMN
        jsr     column
        ldx     battle
        lda     log_at_lo,x
        and     #$1F                    ; a row is 32 hexes long
        jsr     text_byte
        lda     #','
        jsr     text_char
        ldx     battle
        lda     log_at_hi,x
        and     #LOG_HEX
        sta     zp_t3
        lda     log_at_lo,x
        ldx     #3
@row:   asl     a
        rol     zp_t3
        dex
        bne     @row
        lda     zp_t3
        jsr     text_byte
        ldx     #ODDS_COLUMN
        jsr     column
        ldx     battle
        lda     log_odds,x
        cmp     #LOG_ODDS_WHOLE
        bcs     @whole
        ldy     #0
@tens:  cmp     #10
        bcc     @tenths
        iny
        sbc     #10                     ; C = 1
        bcs     @tens                   ; always
@tenths:
        pha
        tya
        jsr     text_byte
        lda     #'.'
        jsr     text_char
        pla
        ora     #'0'
        jsr     text_char
        jmp     @lost
@whole: sbc     #LOG_ODDS_WHOLE - ODDS_TENTHS_TO
        pha
        jsr     text_byte
        pla
        cmp     #LOG_ODDS_MANY - LOG_ODDS_WHOLE + ODDS_TENTHS_TO
        bne     @lost
        lda     #'+'                    ; or more
        jsr     text_char
@lost:  ldx     #LOST_COLUMN
        jsr     column
        ldx     battle
        lda     log_lost,x
        sta     zp_arg0
        lda     log_at_hi,x
        and     #LOG_LOST
        beq     @small
        lda     #1
@small: sta     zp_arg1
        jsr     text_number
        lda     #'/'
        jsr     text_char
        ldx     battle
        lda     log_killed,x
        sta     zp_arg0
        lda     log_at_hi,x
        and     #LOG_KILLED
        lsr     a
        lsr     a
        lsr     a
        sta     zp_arg1
        jsr     text_number
        ldx     #END_COLUMN
        jsr     column
        ldx     battle
        lda     log_at_hi,x
        rol     a
        rol     a
        rol     a
        and     #%00000011
        tax
        lda     ends_lo,x
        ldy     ends_hi,x
        jmp     text_print
.endproc

; The next letter at column X of `row`.
.proc column
        ldy     row
        jmp     text_goto
.endproc

ends_lo:        .lobytes msg_log_held, msg_log_back, msg_log_gone
ends_hi:        .hibytes msg_log_held, msg_log_back, msg_log_gone
