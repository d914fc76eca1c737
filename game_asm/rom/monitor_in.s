; Keys by the input vector, and the vectors themselves.
        .setcpu "6502"
        .include "monitor.inc"

        .export key_read, key_in, key_edited, port_in, port_out
        .import text_home, text_up, text_down, clear_line, clear_below, out_advance, out_left

        .segment "ROM"

;;; key_read -- RDKEY: a key by the input vector, the cursor flashing meanwhile
;;; in:       the window and the cursor; in_vector
;;; out:      A = character
;;; clobbers: Y; what the input vector leads to changes
;;; cycles:   -
.proc key_read
        ldy     cursor_column
        lda     (text_base),y
        pha
        ora     #$C0
        and     #$7F                    ; flashing
        sta     (text_base),y
        pla                             ; who reads the key puts this back
        jmp     (in_vector)
.endproc

;;; key_in -- KEYIN: a key of the keyboard
;;; in:       A = byte that belongs at the cursor
;;; out:      A = character; chance counted on while none came
;;; clobbers: Y
;;; cycles:   -
.proc key_in
        ldy     cursor_column
@wait:  inc     chance
        bne     @look
        inc     chance+1
@look:  bit     IO_KEY
        bpl     @wait
        sta     (text_base),y
        lda     IO_KEY
        bit     IO_STROBE
        rts
.endproc

;;; key_edited -- RDCHAR: a key; ESC and the key after it move the cursor or clear, and are gone
;;; in:       the window and the cursor; in_vector
;;; out:      A = character, never ESC; the cursor
;;; clobbers: Y text_above; what the input vector leads to changes
;;; cycles:   -
.proc key_edited
        jsr     key_read
        cmp     #KEY_ESC
        bne     @end
@more:  jsr     key_read
        ldy     #ESC_KEYS-1
@find:  cmp     esc_keys,y
        beq     @found
        dey
        bpl     @find
        bmi     key_edited              ; always
@found: tya
        pha
        jsr     esc_obey
        pla
        cmp     #ESC_MOVES
        bcc     @more
        bcs     key_edited              ; always
@end:   rts
.endproc

; What the key behind ESC asks for.  Y = its number.
.proc esc_obey
        lda     esc_high,y
        pha
        lda     esc_low,y
        pha
        rts
.endproc

esc_keys:
        .byte   'I'|HIGH, 'J'|HIGH, 'K'|HIGH, 'M'|HIGH ; ESC goes on after these
ESC_MOVES = * - esc_keys
        .byte   '@'|HIGH, 'A'|HIGH, 'B'|HIGH, 'C'|HIGH, 'D'|HIGH, 'E'|HIGH, 'F'|HIGH
ESC_KEYS = * - esc_keys
esc_low:
        .byte   <(text_up-1), <(out_left-1), <(out_advance-1), <(text_down-1)
        .byte   <(text_home-1), <(out_advance-1), <(out_left-1), <(text_down-1)
        .byte   <(text_up-1), <(clear_line-1), <(clear_below-1)
esc_high:
        .byte   >(text_up-1), >(out_left-1), >(out_advance-1), >(text_down-1)
        .byte   >(text_home-1), >(out_advance-1), >(out_left-1), >(text_down-1)
        .byte   >(text_up-1), >(clear_line-1), >(clear_below-1)

;;; port_in -- INPORT: where keys come from
;;; in:       A = slot of a card, or 0 for the keyboard
;;; out:      in_vector
;;; clobbers: A X Y
;;; cycles:   <= 38
.proc port_in
        ldx     #in_vector
        ldy     #<KEY_IN
        bne     port_choose             ; always
.endproc

;;; port_out -- OUTPORT: where characters go
;;; in:       A = slot of a card, or 0 for the screen
;;; out:      out_vector
;;; clobbers: A X Y
;;; cycles:   <= 35
.proc port_out
        ldx     #out_vector
        ldy     #<COUT_1
        .assert * = port_choose, error, "it falls into that"
.endproc

; The vector at X to the routine at Y, low byte, of this ROM, or to the card in slot A.
.proc port_choose
        and     #$0F
        beq     @own
        ora     #$C0                    ; a card's page begins with its entry
        ldy     #0
        beq     @set                    ; always
@own:   lda     #>COUT_1
        .assert >COUT_1 = >KEY_IN, error, "one high byte for both"
@set:   sty     $00,x
        sta     $01,x
        rts
.endproc
