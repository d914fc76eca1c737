; A group is looked for.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "refuse.inc"

        .export order_find
        .import cursor_hide, group_taken, group_to, line_buffer, line_input, line_number
        .import line_upper, mine_first, msg_find, prompt_at, side_of, unit_endings
        .importzp UNIT_ENDINGS

MOST            = 8                     ; letters

word            = zp_overlay+8          ; which of the endings

        .segment "ORDERS"

;;; order_find -- the cursor to a group of st_side by its number, or by the name of a unit of it
;;; rule:     6.1.1  ours
;;; in:       st_side; the groups and units
;;; out:      C = 1; group_taken; panel_first; the cursor
;;; clobbers: everything but the state and the cursor
;;; cycles:   -
.proc order_find
        lda     #<msg_find
        ldy     #>msg_find
        jsr     prompt_at
        ldx     #MOST
        jsr     line_input
        bcs     @done
        beq     @done
        jsr     line_upper
        jsr     line_number
        bcs     @name
        lda     zp_arg1
        bne     @none
        ldx     zp_arg0
        beq     @none
        bpl     @there                  ; 1..127
        bmi     @none                   ; always
@name:  jsr     ending_find
        bcs     @none
        jsr     group_of
        bcs     @none
@there: lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @none
        jsr     side_of
        cmp     st_side
        bne     @none
        stx     group_taken
        jsr     cursor_hide
        ldx     group_taken
        jsr     group_to
        jsr     mine_first
@done:  sec
        rts
@none:  refuse  msg_find_none
.endproc

; word = the ending that is the typed line: C = 1 when there is none.
.proc ending_find
        set_word zp_ptr0, unit_endings
        lda     #0
        sta     word
@word:  ldy     #0
@letter:
        lda     (zp_ptr0),y
        and     #$7F
        cmp     line_buffer,y
        bne     @on
        lda     (zp_ptr0),y
        bmi     @last
        iny
        bne     @letter                 ; always
@last:  lda     line_buffer+1,y
        beq     @found
@on:    ldy     #0                      ; behind the word
@end:   lda     (zp_ptr0),y
        iny
        cmp     #$80
        bcc     @end
        tya
        clc
        adc     zp_ptr0
        sta     zp_ptr0
        bcc     @same
        inc     zp_ptr0+1
@same:  inc     word
        lda     word
        cmp     #UNIT_ENDINGS
        bcc     @word
        rts                             ; C = 1
@found: clc
        rts
.endproc

; X = the group of the first unit of st_side with that ending: C = 1 when there is none.
.proc group_of
        ldx     #<unit_axis
        lda     #>unit_axis
        ldy     st_side
        beq     @side
        ldx     #<unit_soviet
        lda     #>unit_soviet
@side:  stx     zp_unit
        sta     zp_unit+1
        ldx     #UNITS
@unit:  ldy     #U_STRENGTH
        lda     (zp_unit),y
        beq     @next
        ldy     #U_NAME_HIGH
        lda     (zp_unit),y
        lsr     a
        lsr     a
        cmp     word
        beq     @found
@next:  lda     zp_unit
        clc
        adc     #UNIT_SIZE
        sta     zp_unit
        bcc     @same
        inc     zp_unit+1
@same:  dex
        bne     @unit
        sec
        rts
@found: ldy     #U_GROUP
        lda     (zp_unit),y
        tax
        clc
        rts
.endproc
