; The page that a player's half-day begins with, while the campaign is kept.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export files_half
        .import date_print, files_dumps, files_keep, half_came, half_isolated, half_waiting
        .import msg_half_came
        .import msg_half_isolated, msg_half_lost, msg_half_strikes, msg_half_wait
        .import page_show, page_wait
        .import side_hi, side_lo, text_byte, text_char, text_goto, text_print, unit_name, unit_side
        .import weather_hi, weather_lo

TOP             = 2                     ; rows
LIST            = 4
BEHIND          = 21                    ; the last row but one keeps the campaign
FIRST           = 1                     ; columns of names
WIDE            = 13
PAST            = FIRST + 3 * WIDE

        .segment "FILES_BSS"
row:            .res 1
column:         .res 1
listed:         .res 1                  ; of the hand
lost:           .res 1                  ; for want of supply

        .segment "FILES"

;;; files_half -- tell whose half-day it is and what has changed, and keep the campaign
;;; rule:     8.4 8.5 6.6; 10.1  with hidden units a page at each change of players
;;; in:       half_isolated, half_came, half_waiting; the state; st_next_phase = where it goes on
;;; out:      st_phase = st_next_phase; st_autosave = 0 when there is no SAVE disk; changes
;;;           st_version
;;; clobbers: A X Y zp_hex zp_arg0 zp_arg1 files_kind zp_pack_check line_buffer, all
;;;           scratch, what the disk calls use and what drawing uses
;;; cycles:   -
.proc files_half
        lda     st_rules
        and     #RULE_HIDDEN
        beq     @page
        lda     st_human
        and     st_human+1
        beq     @page
        print_page msg_hand_over        ; who has moved leaves the keyboard first
        jsr     side_print
        print_msg msg_hand_player
        jsr     page_wait
@page:  print_page msg_half_day
        ldx     #FIRST
        ldy     #TOP
        jsr     text_goto
        jsr     date_print
        jsr     comma
        jsr     side_print
        jsr     comma
        ldx     st_weather
        lda     weather_lo,x
        ldy     weather_hi,x
        jsr     text_print
        lda     #LIST
        sta     row
        ldx     st_strikes_left
        beq     @place
        lda     #<msg_half_strikes
        ldy     #>msg_half_strikes
        jsr     count
@place: lda     st_placing
        beq     @come
        jsr     to_row
        print_msg msg_half_place
        jmp     files_keep
@come:  lda     zp_unit                 ; files_main leaves it alone
        pha
        lda     row
        jsr     files_dumps
        sta     row
        jsr     come
        ldx     half_waiting
        beq     @cut
        lda     #<msg_half_wait
        ldy     #>msg_half_wait
        jsr     count
@cut:   jsr     cut
        pla
        sta     zp_unit
        lda     half_came
        ora     half_isolated
        bne     @keep
        jsr     to_row
        print_msg msg_half_nobody
@keep:  jmp     files_keep
.endproc

; Who has come: the hand.
.proc come
        ldx     half_came
        beq     @done
        lda     #<msg_half_came
        ldy     #>msg_half_came
        jsr     count
        lda     #0
@unit:  sta     listed
        tax
        cpx     st_hand_count
        bcs     @end
        lda     st_hand,x
        sta     zp_unit
        jsr     name
        lda     listed
        adc     #1                      ; C = 0
        bne     @unit                   ; always
@end:   jmp     names_end
@done:  rts
.endproc

; Who is cut off, and how many were lost by it.
.proc cut
        lda     half_isolated
        beq     @done
        sta     lost
        ldx     #0
@count: jsr     is_cut
        bcc     @not
        dec     lost
@not:   inx
        cpx     #UNITS
        bcc     @count
        ldx     lost
        beq     @named
        lda     #<msg_half_lost
        ldy     #>msg_half_lost
        jsr     count
@named: lda     half_isolated
        sec
        sbc     lost
        beq     @done
        tax
        lda     #<msg_half_isolated
        ldy     #>msg_half_isolated
        jsr     count
        ldx     #0
@unit:  stx     zp_unit
        jsr     is_cut
        bcc     @next
        jsr     name
@next:  ldx     zp_unit
        inx
        cpx     #UNITS
        bcc     @unit
        jmp     names_end
@done:  rts
.endproc

; C = 1: unit X is one of st_side and cut off; X kept.
.proc is_cut
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @no
        lda     unit_flags,x
        and     #UF_ISOLATED
        beq     @no
        jsr     unit_side
        cmp     st_side
        beq     @yes                    ; C = 1: equal
@no:    clc
@yes:   rts
.endproc

; Message A, Y and the number X on a row of their own; names follow on the next.
.proc count
        stx     listed
        pha
        tya
        pha
        jsr     to_row
        pla
        tay
        pla
        jsr     text_print
        lda     listed
        jsr     text_byte
        inc     row
        lda     #FIRST
        sta     column
        rts
.endproc

; The name of zp_unit in the next place of the list, while there is room; C = 0.
.proc name
        ldy     row
        cpy     #BEHIND
        bcs     @full
        ldx     column
        jsr     text_goto
        jsr     unit_name
        lda     column
        clc
        adc     #WIDE
        cmp     #PAST
        bcc     @same
        inc     row
        lda     #FIRST
@same:  sta     column
@full:  clc
        rts
.endproc

; A list is over: a row is left free.
.proc names_end
        lda     column
        cmp     #FIRST
        beq     @new
        inc     row
@new:   inc     row
        rts
.endproc

; The text cursor to `row`.
.proc to_row
        ldx     #0
        ldy     row
        jmp     text_goto
.endproc

.proc comma
        lda     #','
        jsr     text_char
        lda     #' '
        jmp     text_char
.endproc

; The word for st_side.
.proc side_print
        ldx     st_side
        lda     side_lo,x
        ldy     side_hi,x
        jmp     text_print
.endproc
