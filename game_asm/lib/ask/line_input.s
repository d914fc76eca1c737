; Typing a line.  The left arrow steps back over what was typed, typing overwrites, the right
; arrow takes back what was stepped over; what the line shows is what RETURN takes.

        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export line_buffer, line_input, line_input_secret, line_col, line_hides, line_pos
        .export line_row
        .import sound_refuse, line_cursor_off, line_cursor_on, line_key, line_show
        .import key_answered

LINE_MOST       = 38
BLANK           = ' '

        .segment "INPUT_BSS"
line_buffer:    .res LINE_MOST + 2
line_max:       .res 1
line_pos:       .res 1                  ; where the next character goes; what RETURN takes
line_kept:      .res 1                  ; characters that the right arrow can take back
line_col:       .res 1                  ; where it begins
line_row:       .res 1
line_hides:     .res 1                  ; not 0: shows stars

        .segment "CODE"

;;; line_input_secret -- line_input that shows stars
;;; in:       X = most characters 1..38
;;; out:      A = length, Z set when empty; C = 1 when Escape
;;; clobbers: X Y line_*
;;; cycles:   -
.proc line_input_secret
        lda     #1
        bne     line_start              ; always
.endproc

;;; line_input -- type a line at the cursor, on one row, into line_buffer
;;; rule:     CA-1.7.1  back arrow steps back, typing overwrites, RETURN ends
;;; in:       X = most characters 1..38; cursor column + X at most 39
;;; out:      A = length, Z set when empty; C = 1 when Escape; line_buffer ends with 0
;;; clobbers: X Y line_*
;;; cycles:   -
.proc line_input
        lda     #0
        falls_into line_start
.endproc

; A = whether to show stars
.proc line_start
        sta     line_hides
        stx     line_max
        lda     zp_text_col
        sta     line_col
        lda     zp_text_row
        sta     line_row
        lda     #0
        sta     line_pos
        sta     line_kept
@next:  jsr     line_cursor_on
        jsr     line_key
        pha
        jsr     line_cursor_off
        pla
        ldx     line_pos
        cmp     #KEY_RETURN
        beq     @end
        cmp     #KEY_ESCAPE
        beq     @escape
        cmp     #KEY_LEFT
        beq     @left
        cmp     #KEY_DELETE
        beq     @left
        cmp     #KEY_RIGHT
        beq     @right
        cmp     #KEY_AGAIN
        beq     @again
        cmp     #BLANK
        bcc     @refuse
        cmp     #KEY_HELP
        bne     @store
        cpx     #0
        bne     @store                  ; a question mark asks for help only when it comes first
        sta     line_buffer
        sta     key_answered            ; it needs no RETURN, and is not angry about one
        inx
@end:   lda     #0
        sta     line_buffer,x
        clc
        txa                             ; Z tells an empty line
        rts

@escape:
        ldx     line_pos
        beq     @empty
        dec     line_pos
        jsr     line_cursor_off
        jmp     @escape
@empty: stx     line_buffer             ; X = 0
        txa
        sec
        rts

@store: cpx     line_max
        bcs     @refuse
        sta     line_buffer,x
        jsr     line_show
        inc     line_pos
        lda     line_pos
        cmp     line_kept
        bcc     @next
        sta     line_kept
        bcs     @next                   ; always

@right: cpx     line_kept
        bcs     @refuse
        lda     line_buffer,x           ; what was typed there before
        jsr     line_show
        inc     line_pos
        bne     @next                   ; always

@again: lda     #0
        sta     line_kept
@wipe:  ldx     line_pos
        beq     @restart
        dec     line_pos
        jsr     line_cursor_off              ; blanks the cell stepped back to
        jmp     @wipe
@restart:
        jmp     @next

@left:  cpx     #0
        beq     @refuse
        dec     line_pos
        jmp     @next                   ; the cursor covers it; typing or leaving blanks it

@refuse:
        jsr     sound_refuse
        jmp     @next
.endproc
