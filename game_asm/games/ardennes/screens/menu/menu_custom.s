; The page on which every option of a campaign is set by itself.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export menu_custom
        .import key_capital, msg_custom, msg_custom_no, msg_custom_yes, msg_help_custom, page_help
        .import page_show, sound_refuse, text_byte, text_goto, text_print, text_spaces

CHOICES         = 17
FIRST_ROW       = 2
VALUE_COL       = 34
VALUE_WIDE      = 4

        .segment "MENU_BSS"
choice:         .res 1

        .segment "MENU"

;;; menu_custom -- let the player set the options of a campaign one by one
;;; rule:     8.1 10.9  strength, strikes, V2, dumps, each revision, how much is uncertain
;;; in:       the options, from st_rules to st_noises
;;; out:      C = 0: the options as he wants them; C = 1: Escape
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_custom
@page:  print_page msg_custom
        ldx     #0
@line:  stx     choice
        jsr     value
        ldx     choice
        inx
        cpx     #CHOICES
        bcc     @line
@key:   jsr     key_capital
        cmp     #KEY_RETURN
        beq     @ready
        cmp     #KEY_ESCAPE
        beq     @leave                  ; C = 1
        cmp     #KEY_HELP
        beq     @help
        sec
        sbc     #'A'
        cmp     #CHOICES
        bcs     @wrong
        sta     choice
        jsr     changed
        jsr     value
        jmp     @key
@wrong: jsr     sound_refuse
        jmp     @key
@help:  lda     #<msg_help_custom
        ldy     #>msg_help_custom
        jsr     page_help
        jmp     @page
@ready: clc
@leave: rts
.endproc

; zp_ptr0 = the byte of `choice`, X = choice, Y = 0.
.proc point
        ldx     choice
        lda     at_lo,x
        sta     zp_ptr0
        lda     at_hi,x
        sta     zp_ptr0+1
        ldy     #0
        rts
.endproc

; The next value of `choice`: behind the highest comes the lowest.
.proc changed
        jsr     point
        lda     bits,x
        beq     @number
        eor     (zp_ptr0),y
        sta     (zp_ptr0),y
        rts
@number:
        lda     (zp_ptr0),y
        cmp     high,x
        bcs     @low
        adc     step,x                  ; C = 0
        sta     (zp_ptr0),y
        rts
@low:   lda     low,x
        sta     (zp_ptr0),y
        rts
.endproc

; The value of `choice` on its row.
.proc value
        lda     choice
        clc
        adc     #FIRST_ROW
        tay
        ldx     #VALUE_COL
        jsr     text_goto
        ldx     #VALUE_WIDE
        jsr     text_spaces
        lda     choice
        clc
        adc     #FIRST_ROW
        tay
        ldx     #VALUE_COL
        jsr     text_goto
        jsr     point
        lda     bits,x
        bne     @whether
        lda     (zp_ptr0),y
        jmp     text_byte
@whether:
        and     (zp_ptr0),y
        bne     @yes
        print_msg msg_custom_no
        rts
@yes:   print_msg msg_custom_yes
        rts
.endproc

; a byte each, or a bit of one; in the order of the page
at_lo:          .lobytes st_percent, st_percent+1, st_strikes, st_strikes+1, st_v2, st_dump_number
                .lobytes st_by_hand, st_rules, st_rules, st_rules, st_rules, st_rules, st_rules
                .lobytes st_blur, st_blur+1, st_blur+2, st_noises
at_hi:          .hibytes st_percent, st_percent+1, st_strikes, st_strikes+1, st_v2, st_dump_number
                .hibytes st_by_hand, st_rules, st_rules, st_rules, st_rules, st_rules, st_rules
                .hibytes st_blur, st_blur+1, st_blur+2, st_noises
bits:           .byte 0, 0, 0, 0, 1, 0, 1, RULE_ATTACK, RULE_TERRAIN, RULE_ROADS, RULE_GUNS
                .byte RULE_HIDDEN, RULE_BLUR, 0, 0, 0, 1
low:            .byte 80, 80, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
high:           .byte 120, 120, 12, 12, 0, 6, 0, 0, 0, 0, 0, 0, 0, 50, 50, 50, 0
step:           .byte 5, 5, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 0
        .assert * - step = CHOICES, error, "a step for each"
