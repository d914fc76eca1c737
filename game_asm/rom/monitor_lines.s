; Lines of keys.
        .setcpu "6502"
        .include "monitor.inc"

        .export line_new, line_read, line_more, line_end
        .import key_edited, clear_line, out_line, print_bell

        .segment "ROM"

TOLD_FROM  = 248                        ; characters, after which each rings the bell
TO_UPPER   = $DF
LOWER_FROM = $E0

;;; line_new -- GETLNZ: a new line, then as GETLN
;;; in:       the window and the cursor; in_vector, out_vector, prompt
;;; out:      typed = the line, RETURN at its end; X = its length
;;; clobbers: A Y kept_y text_above; what the vectors lead to changes
;;; cycles:   -
.proc line_new
        jsr     out_line
.endproc

;;; line_read -- GETLN: a line of keys, after the prompt
;;; in:       the window and the cursor; in_vector, out_vector; prompt = character before it
;;; out:      typed = the line, RETURN at its end; X = its length
;;; clobbers: A Y kept_y text_above; what the vectors lead to changes
;;; cycles:   -
.proc line_read
        lda     prompt
        jsr     COUT
.endproc

;;; line_more -- GETLN1: the same without the prompt
;;; in:       the window and the cursor; in_vector, out_vector; prompt, if the line is given up
;;; out:      typed = the line, RETURN at its end; X = its length
;;; clobbers: A Y kept_y text_above; what the vectors lead to changes
;;; cycles:   -
.proc line_more
        ldx     #0
@next:  jsr     key_edited
        cmp     #KEY_RIGHT
        bne     @upper
        ldy     cursor_column
        lda     (text_base),y           ; what stands there is typed again
@upper: cmp     #LOWER_FROM
        bcc     @kept
        and     #TO_UPPER
@kept:  sta     typed,x
        cmp     #KEY_RETURN
        beq     line_end
        cmp     #KEY_CTRL_X
        beq     @gone
        jsr     shown
        cmp     #KEY_LEFT
        beq     @back
        inx
        beq     @gone                   ; 256 are too many
        cpx     #TOLD_FROM
        bcc     @next
        jsr     print_bell
        jmp     @next
@back:  txa
        beq     line_new
        dex
        bcs     @next                   ; always, as the key was that
@gone:  lda     #'\' | HIGH
        jsr     COUT
        jmp     line_new
.endproc

;;; line_end -- CROUT1: clear from the cursor to the window's side, then a RETURN
;;; in:       the window and the cursor; out_vector
;;; out:      A = RETURN
;;; clobbers: Y; what the output vector leads to changes
;;; cycles:   -
.proc line_end
        jsr     clear_line
        jmp     out_line
.endproc

; The character typed goes to the screen, normal whatever text_mask says.
; A = typed + X at the end.  Spoils Y.
.proc shown
        tay
        lda     text_mask
        pha
        lda     #$FF
        sta     text_mask
        tya
        jsr     COUT
        pla
        sta     text_mask
        lda     typed,x
        rts
.endproc
