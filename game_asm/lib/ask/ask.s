; Short questions: yes or no, one of a list, any key.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .import key_capital, key_wait, key_poll, sound_refuse, text_print

        .segment "CODE"
        .export ask_yes_no, menu_choice, any_key, key_answered

;;; ask_yes_no -- wait for Y or N and print the word; Escape means no
;;; rule:     CA-1.7  a RETURN behind the answer is welcome
;;; in:       none
;;; out:      C = 1 yes; C = 0, Z = 1 no; C = 0, Z = 0 a question mark: show help, draw the page
;;;           again and ask again
;;; clobbers: A Y
;;; cycles:   -
.proc ask_yes_no
@again: jsr     key_capital
        cmp     #'Y'
        beq     @yes
        cmp     #'N'
        beq     @no
        cmp     #KEY_ESCAPE
        beq     @no
        cmp     #KEY_HELP
        beq     @help
        cmp     #KEY_RETURN
        beq     @again                  ; it belongs to the answer before
        jsr     sound_refuse
        jmp     @again
@yes:   print_msg msg_lib_yes
        sec
        bcs     @end                    ; always
@no:    print_msg msg_lib_no
        clc
@end:   lda     #1
        sta     key_answered
        lda     #0                      ; Z = 1
        rts
@help:  lsr     a                       ; Z = 0
        clc
        rts
.endproc

;;; menu_choice -- wait for a figure of a list
;;; in:       A = the highest, 1..9
;;; out:      C = 0, A = 1..9; C = 1, A = Escape, for X too, or '?'
;;; clobbers: X Y
;;; cycles:   -
.proc menu_choice
        ora     #'0'
        tax
        stx     menu_most
@wait:  jsr     key_capital
        cmp     #'X'
        beq     @leave
        cmp     #KEY_ESCAPE
        beq     @other
        cmp     #KEY_HELP
        beq     @other
        cmp     #KEY_RETURN
        beq     @wait                   ; it belongs to the answer before
        cmp     #'1'
        bcc     @refuse
        cmp     menu_most
        beq     @take
        bcs     @refuse
@take:  and     #$0F
        sta     key_answered            ; never 0
        clc
        rts
@leave: lda     #KEY_ESCAPE
@other: sec
        rts
@refuse:
        jsr     sound_refuse
        jmp     @wait
.endproc

;;; any_key -- wait for a key, whichever; a RETURN typed right behind an answer does not count
;;; in:       none
;;; out:      A = the key
;;; clobbers: none
;;; cycles:   -
.proc any_key
        lda     key_answered
        beq     @wait
        lda     #0
        sta     key_answered
        jsr     key_poll
        bcc     @wait
        lda     zp_key
        cmp     #KEY_RETURN
        bne     @end
@wait:  jmp     key_wait
@end:   rts
.endproc

        .segment "LOW_BSS"
menu_most:      .res 1
key_answered:   .res 1                  ; not 0: a key was taken that some end with RETURN
