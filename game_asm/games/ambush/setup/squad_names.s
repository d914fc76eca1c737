; New names for a squad, and who of it knows plastic.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export squad_names, expert_ask, name_take
        .import setup_first, setup_name, setup_name_point, setup_find, page_prompt
        .import text_goto, text_print, line_input, line_buffer, key_upper, sound_refuse
        .import line_key, text_clear_row, text_spaces

NOTE_ROW        = 20
OLD_ROW         = 21

        .segment "SETUP_BSS"
name_man:       .res 1
name_row:       .res 1
letter:         .res 1
big:            .res 1                  ; the next letter is a capital

        .segment "SETUP"

;;; squad_names -- a new name for each man, RETURN alone keeps the old one
;;; rule:     13.2.1 13.2.2  first letters all differ
;;; in:       st_side
;;; out:      man_name
;;; clobbers: A X Y, scratch and what line_input uses
;;; cycles:   -
.proc squad_names
        print_prompt msg_squad_name_keys
        jsr     setup_first
        stx     name_man
        lda     #LIST_ROW
        sta     name_row
@man:   jsr     old_told
        jsr     to_name
        ldx     #NAME_BYTES
        jsr     line_input
        bcs     @end                    ; Escape: the others keep theirs
        beq     @show
        jsr     name_take
        bcs     @refuse
@show:  ldy     #NOTE_ROW
        jsr     text_clear_row
        jsr     old_name
        inc     name_man
        inc     name_row
        lda     name_row
        cmp     #LIST_ROW + SQUAD
        bcc     @man
        bcs     @clear                  ; always
@end:   jsr     old_name
@clear: ldy     #OLD_ROW
        jmp     text_clear_row
@refuse:
        jsr     sound_refuse
        print_at 1, NOTE_ROW, msg_squad_name_bad
        jmp     @man
.endproc

; His name so far below the list; blanks in it, for what is typed overwrites them.
.proc old_told
        jsr     to_name
        ldx     #NAME_BYTES
        jsr     text_spaces
        ldy     #OLD_ROW
        jsr     text_clear_row
        print_at 1, OLD_ROW, msg_squad_name_old
        ldx     name_man
        jmp     setup_name
.endproc

.proc to_name
        ldx     #NAME_COL
        ldy     name_row
        jmp     text_goto
.endproc

.proc old_name
        jsr     to_name
        ldx     name_man
        jmp     setup_name
.endproc

;;; name_take -- what was typed becomes a man's name: first letters capital, the others small
;;; rule:     13.2.2 13.2.1.1  letters and blanks, a capital behind each blank
;;; in:       line_buffer; name_man
;;; out:      C = 0 man_name; C = 1 no name, or its letter is another man's
;;; clobbers: A X Y zp_ptr0
;;; cycles:   -
.proc name_take
        lda     line_buffer
        jsr     is_letter
        bcs     @worse
        sta     letter
        jsr     setup_first
        ldy     #SQUAD
@other: cpx     name_man
        beq     @next
        sty     big
        jsr     setup_name_point
        ldy     #0
        lda     (zp_ptr0),y
        jsr     key_upper
        ldy     big
        cmp     letter
        beq     @worse
@next:  inx
        dey
        bne     @other
        ldx     #0
@check: lda     line_buffer,x
        beq     @write
        cmp     #' '
        beq     @fine
        jsr     is_letter
        bcs     @worse
@fine:  inx
        bne     @check                  ; always
@worse: sec
        rts
@write: ldx     name_man
        jsr     setup_name_point
        ldx     #0
        ldy     #0
        lda     #1
        sta     big
@char:  lda     line_buffer,x
        beq     @blank                  ; the rest is filled
        inx
        cmp     #' '
        beq     @gap
        jsr     is_letter               ; A = capital
        lsr     big
        bcs     @put
        ora     #$20
        bne     @put                    ; always
@gap:   ldy     #1
        sty     big
        bne     @store                  ; always
@put:
@store: stx     letter
        ldy     letter
        dey
        sta     (zp_ptr0),y
        cpx     #NAME_BYTES
        bcc     @char
@blank: stx     letter
        ldy     letter
@fill:  cpy     #NAME_BYTES
        bcs     @done
        lda     #' '
        sta     (zp_ptr0),y
        iny
        bne     @fill                   ; always
@done:  clc
        rts
.endproc

; A = the letter A as a capital; C = 1 when it is none.
.proc is_letter
        jsr     key_upper
        cmp     #'A'
        bcc     @no
        cmp     #'Z'+1
        rts                             ; C = 0 for A..Z
@no:    sec
        rts
.endproc

;;; expert_ask -- the player names his demolitions expert
;;; rule:     4.11.4
;;; in:       st_side
;;; out:      man_expert
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc expert_ask
@ask:   print_prompt msg_squad_expert
@key:   jsr     line_key                ; but no RETURN behind the Y before
        cmp     #KEY_RETURN
        beq     @done                   ; as the card has it
        cmp     #KEY_ESCAPE
        beq     @done
        jsr     setup_find
        bcs     @found
        jsr     sound_refuse
        jmp     @key
@found: stx     name_man
        jsr     setup_first
        ldy     #SQUAD
@clear: lda     #0
        sta     man_expert,x
        inx
        dey
        bne     @clear
        ldx     name_man
        lda     #1
        sta     man_expert,x
@done:  rts
.endproc
