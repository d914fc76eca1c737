; A unit in a list: letter and index, how many, what.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export unit_entry
        .import unit_id_print, text_byte_right, text_spaces, weapon_print

COUNT_CELLS     = 4

        .segment "LOW_CODE"

;;; unit_entry -- a unit's entry in a list, from where text goes on
;;; rule:     AM.7
;;; in:       A = its number; zp_ptr1 = its record
;;; out:      the picture
;;; clobbers: A X Y, scratch
;;; cycles:   -
.proc unit_entry
        jsr     unit_id_print
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        ldx     #COUNT_CELLS
        jsr     text_byte_right
        ldx     #1
        jsr     text_spaces
        ldy     #U_WEAPON
        lda     (zp_ptr1),y
        jmp     weapon_print
.endproc
