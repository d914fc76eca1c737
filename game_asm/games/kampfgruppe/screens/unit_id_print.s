        .include "kampfgruppe.inc"
        .export unit_id_print
        .import text_char

        .segment "LOW_CODE"

;;; unit_id_print -- formation letter and index
;;; rule:     4.1.2
;;; in:       A = number 0..188
;;; out:      the picture
;;; clobbers: A X
;;; cycles:   -
.proc unit_id_print
        ldx     #'A'
        sec
@letter:
        sbc     #IN_FORMATION
        bcc     @index
        inx
        bne     @letter                 ; always
@index: adc     #IN_FORMATION + '0'     ; C = 0
        pha
        txa
        jsr     text_char
        pla
        jmp     text_char
.endproc
