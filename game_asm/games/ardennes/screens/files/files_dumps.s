; Dumps that no longer reach as far as they did, on the page that a half-day begins with.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export files_dumps
        .import dump_names, msg_half_dumps, name_print, text_byte, text_char, text_goto, text_print

HEIGHT          = 3                     ; rows: what it is, the dumps, a free one

        .segment "FILES_BSS"
dump:           .res 1
line:           .res 1
told:           .res 1                  ; 1 = there was one

        .segment "FILES"

;;; files_dumps -- name the dumps of st_side whose number has become less, each with its number
;;; rule:     6.8 7.17  the other side strikes while nobody sees it
;;; in:       A = row of the page; st_side, st_dump_number; dump_number
;;; out:      A = the row for what comes next: the same when there is none
;;; clobbers: X Y zp_ptr0 zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc files_dumps
        sta     line
        lda     #0
        sta     told
        ldx     st_side
        lda     dumps_from,x
        sta     dump
@dump:  ldx     dump
        lda     dump_number,x
        cmp     st_dump_number
        bcs     @next
        lda     told
        bne     @name
        inc     told
        ldx     #0
        ldy     line
        jsr     text_goto
        print_msg msg_half_dumps
@name:  lda     #' '
        jsr     text_char
        set_word zp_ptr0, dump_names
        ldx     dump
        jsr     name_print
        lda     #' '
        jsr     text_char
        ldx     dump
        lda     dump_number,x
        jsr     text_byte
@next:  inc     dump
        ldx     st_side
        lda     dump
        cmp     dumps_to,x
        bcc     @dump
        lda     line
        ldx     told
        beq     @done
        clc
        adc     #HEIGHT
@done:  rts
.endproc

dumps_from:     .byte FIRST_GERMAN, 0
dumps_to:       .byte DUMPS, FIRST_GERMAN
