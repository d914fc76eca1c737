; A unit in words.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export type_print, unit_print
        .import msg_type_0, msg_type_1, msg_type_2, msg_type_3, msg_type_4, msg_type_5
        .import msg_type_6, msg_type_7, msg_type_8, msg_type_9
        .import text_byte, text_char, text_print, unit_whole

        .segment "LOW_BSS"
printed:        .res 1

        .segment "PLAY"

;;; unit_print -- print a unit's type, hits left, and whether it has fired
;;; rule:     3.23
;;; in:       X = unit
;;; out:      none
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc unit_print
        stx     printed
        jsr     type_print
        lda     st_options
        and     #OPTION_PARTIAL
        beq     @fired
        lda     #' '
        jsr     text_char
        ldx     printed
        lda     unit_hits,x
        jsr     text_byte
        print_msg msg_out_of
        ldx     printed
        ldy     unit_type,x
        lda     unit_whole,y
        jsr     text_byte
@fired: ldx     printed
        lda     unit_flags,x
        lsr     a
        bcc     @hidden
        print_msg msg_fired
@hidden:
        ldx     printed
        lda     unit_flags,x
        and     #UF_SPOTTED
        bne     @done
        print_msg msg_hidden
@done:  rts
.endproc

;;; type_print -- print the name of a unit's type
;;; in:       X = unit
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc type_print
        ldy     unit_type,x
        lda     types_lo,y
        pha
        lda     types_hi,y
        tay
        pla
        jmp     text_print
.endproc

types_lo:       .lobytes msg_type_0, msg_type_1, msg_type_2, msg_type_3, msg_type_4, msg_type_5
                .lobytes msg_type_6, msg_type_7, msg_type_8, msg_type_9
types_hi:       .hibytes msg_type_0, msg_type_1, msg_type_2, msg_type_3, msg_type_4, msg_type_5
                .hibytes msg_type_6, msg_type_7, msg_type_8, msg_type_9
