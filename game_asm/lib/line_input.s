; Typing a line.  The left arrow steps back over what was typed, typing overwrites, the right
; arrow takes back what was stepped over; what the line shows is what RETURN takes.
        .include "zeropage.inc"
        .include "macros.inc"

LINE_MOST       = 38
KEY_RETURN      = $0D
KEY_ESCAPE      = $1B
KEY_LEFT        = $08
KEY_RIGHT       = $15
KEY_AGAIN       = $18                   ; control-X
KEY_DELETE      = $7F
KEY_HELP        = '?'
BLANK           = ' '
TEXT_COLS       = 40
RETURN_ROUNDS   = 60                    ; of 256 looks at the keyboard

        .import key_answered
        .import key_wait, key_poll, sound_refuse, text_char, text_inverse, text_plain

        .segment "BSS"
        .export line_buffer
line_buffer:    .res LINE_MOST + 2
line_max:       .res 1
line_pos:       .res 1                  ; where the next character goes; what RETURN takes
line_kept:      .res 1                  ; characters that the right arrow can take back
line_col:       .res 1                  ; where it begins
line_row:       .res 1
line_hides:     .res 1                  ; not 0: shows stars

        .segment "CODE"
        .export line_input, line_input_secret

;;; line_input_secret -- line_input that shows stars
;;; in:       X = most characters 1..38
;;; out:      A = length, Z set when empty; C = 1 when Escape
;;; clobbers: X Y
;;; cycles:   -
.proc line_input_secret
        lda     #1
        bne     line_start              ; always
.endproc

;;; line_input -- type a line at the cursor, on one row, into line_buffer
;;; rule:     1.7.1  back arrow steps back, typing overwrites, RETURN ends
;;; in:       X = most characters 1..38; cursor column + X at most 39
;;; out:      A = length, Z set when empty; C = 1 when Escape; line_buffer ends with 0
;;; clobbers: X Y
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
@next:  jsr     cursor_on
        jsr     own_key
        pha
        jsr     cursor_off
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
        jsr     cursor_off
        jmp     @escape
@empty: stx     line_buffer             ; X = 0
        txa
        sec
        rts

@store: cpx     line_max
        bcs     @refuse
        sta     line_buffer,x
        jsr     show_char
        inc     line_pos
        lda     line_pos
        cmp     line_kept
        bcc     @next
        sta     line_kept
        bcs     @next                   ; always

@right: cpx     line_kept
        bcs     @refuse
        lda     line_buffer,x           ; what was typed there before
        jsr     show_char
        inc     line_pos
        bne     @next                   ; always

@again: lda     #0
        sta     line_kept
@wipe:  ldx     line_pos
        beq     @restart
        dec     line_pos
        jsr     cursor_off              ; blanks the cell stepped back to
        jmp     @wipe
@restart:
        jmp     @next

@left:  cpx     #0
        beq     @refuse
        dec     line_pos
        jmp     @next                   ; the cursor covers the character; typing or leaving blanks it

@refuse:
        jsr     sound_refuse
        jmp     @next
.endproc

; A = the next key, but no RETURN that belongs to the question before: one that was typed ahead
; or follows within two thirds of a second.  A later one is meant for this line.  Spoils X Y.
.proc own_key
        lda     key_answered
        beq     @own
        lda     #0
        sta     key_answered
        tax
        ldy     #RETURN_ROUNDS
@near:  jsr     key_poll
        bcs     @typed
        dex
        bne     @near
        dey
        bne     @near
@own:   jmp     key_wait
@typed: cmp     #KEY_RETURN
        beq     @own
        rts
.endproc

; Show the character A, or a star for it, in its cell.
.proc show_char
        pha
        jsr     to_cell
        pla
        ldy     line_hides
        beq     @show
        lda     #'*'
@show:  jmp     text_char
.endproc

; The cursor: a lit block in the cell of the next character, if the row has one.
.proc cursor_on
        jsr     to_cell
        cmp     #TEXT_COLS
        bcs     @none
        jsr     text_inverse
        lda     #BLANK
        jsr     text_char
        jsr     text_plain
@none:  rts
.endproc

; Blank the cursor's cell; the text cursor ends on it.
.proc cursor_off
        jsr     to_cell
        cmp     #TEXT_COLS
        bcs     @none
        lda     #BLANK
        jsr     text_char
@none:
        falls_into to_cell              ; and stand on it again
.endproc

; Text cursor to the cell of line_pos; A = its column.
.proc to_cell
        lda     line_col
        clc
        adc     line_pos
        sta     zp_text_col
        pha
        lda     line_row                ; a character in column 39 had moved on to the next
        sta     zp_text_row
        pla
        rts
.endproc
