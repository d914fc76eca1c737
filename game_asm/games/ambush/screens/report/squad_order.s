; Orders to all: one that is typed, or the last turn's again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
PAGES_ORDERS = 1
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_clear_row, text_char, text_inverse
        .import text_plain, line_buffer, line_key, sound_refuse, side_first, initial_print
        .import ask_line, prompt_lo, prompt_hi, note_lo, note_hi, note_refusal, man_touched
        .import order_parse, order_append, orders_restore, plan_begin, plan_end
        .export squad_order, squad_repeat

INPUT_MOST      = 12

        .segment "ORDERS"

;;; squad_order -- ask for an order and give it to every man who can have it
;;; rule:     5.1  who has orders left over keeps the one begun
;;; rule:     5.3  who cannot have it keeps what he has
;;; in:       st_side
;;; out:      man_orders man_order_count
;;; clobbers: A X Y zp_man zp_order plan_* note_lo note_hi man_touched, all the overlay's own,
;;;           what the rules use, what line_input uses and what drawing uses
;;; cycles:   -
.proc squad_order
        set_prompt msg_orders_all_ask
        ldx     #INPUT_MOST
        jsr     ask_line
        bcs     @none
        lda     line_buffer
        bne     @typed
@none:  rts
@typed: lda     #0
        falls_into to_all
.endproc

; A = 0: the order that was typed goes to all, else they get their orders again.
.proc to_all
        sta     all_again
        lda     #0
        sta     all_refused
        ldy     #22
        jsr     text_clear_row
        place   0, 22
        print_msg msg_orders_not_for
        jsr     side_first
        stx     all_man
        lda     #SQUAD
        sta     all_left
@man:   ldx     all_man
        lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     #WOUNDS_SHOCK
        bcs     @next
        lda     all_again
        bne     @again
        jsr     give
        jmp     @given
@again: jsr     orders_restore
@given: bcc     @next
        cmp     #0
        beq     @blank
        inc     all_refused
        jsr     note_refusal
        ldx     all_man
        jsr     initial_print
        jmp     @next
@next:  inc     all_man
        dec     all_left
        bne     @man
        jsr     plan_end
        lda     all_refused
        beq     @quiet
        jsr     sound_refuse
        ldy     #23
        jsr     text_clear_row
        place   0, 23
        jsr     text_inverse
        lda     #' '                    ; for the left stroke of the first letter
        jsr     text_char
        lda     note_lo
        ldy     note_hi
        jsr     text_print
        jsr     text_plain
        print_msg msg_orders_any_key
        jsr     line_key
@quiet: lda     #0
        sta     note_hi
        rts
@blank: jmp     plan_end                ; only blanks were typed
.endproc

; Man X gets the order that was typed; C = 1 when he cannot have it: A = REFUSE_*.
.proc give
        stx     zp_man
        lda     man_order_count,x
        sta     all_before
        beq     @plan
        ldy     man_touched,x
        bne     @plan
        lda     #1
        sta     man_order_count,x
@plan:  jsr     plan_begin
        jsr     order_parse
        bcs     @no
        lda     zp_order
        cmp     #ORD_LIST
        lda     #REFUSE_UNKNOWN
        bcs     @no                     ; NL and NO are for one man
        ldx     zp_man
        lda     #1
        sta     man_touched,x
        jsr     order_append
        clc
        rts
@no:    ldx     zp_man
        ldy     all_before
        pha
        tya
        sta     man_order_count,x
        pla
        sec
        rts
.endproc

;;; squad_repeat -- every man without new orders gets those of the last turn again
;;; rule:     5.1  in place of what was left over, as N would
;;; rule:     5.3  what cannot be now ends them; he is named with the reason
;;; in:       st_side; orders_again
;;; out:      man_orders man_order_count; the note says when nobody had any
;;; clobbers: A X Y zp_man zp_order plan_* note_lo note_hi man_touched man_spent_lo
;;;           man_spent_hi, all the overlay's own, what the rules use, what line_input uses and
;;;           what drawing uses
;;; cycles:   -
.proc squad_repeat
        jsr     men_written
        sta     all_before
        lda     #1
        jsr     to_all
        jsr     men_written
        cmp     all_before
        bne     @some
        set_note msg_orders_no_same
@some:  rts
.endproc

; A = for how many men orders were written in this phase
.proc men_written
        ldx     #SOLDIERS-1
        lda     #0
        clc
@man:   adc     man_touched,x
        dex
        bpl     @man
        rts
.endproc

        .segment "ORDERS_BSS"
all_again:      .res 1                  ; not 0: the last turn's orders
all_refused:    .res 1
all_man:        .res 1
all_left:       .res 1
all_before:     .res 1
