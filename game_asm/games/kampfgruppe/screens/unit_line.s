; A unit in words: what the panel below the map says of it.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .export unit_line
        .import text_print, text_clear_row, text_byte, unit_head, way_print

        .segment "LOW_CODE"

;;; unit_line -- the unit at work in two rows: ID, number, weapon, what it is; then its state
;;; rule:     5.2.1 4.1.2 5.12.1
;;; in:       zp_unit, zp_unit_no, zp_side; Y = first of the rows
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t3 zp_arg0 zp_arg1 zp_ptr0
;;; cycles:   <= 45000
.proc unit_line
        tya
        pha
        jsr     unit_head
        pla
        tay
        iny
        jsr     text_clear_row
        print_msg msg_unit_ammo
        ldy     #U_AMMO
        jsr     field
        print_msg msg_unit_facing
        ldy     #U_FACING
        lda     (zp_unit),y
        jsr     way_print
        print_msg msg_unit_speed
        ldy     #U_SPEED
        jsr     field
        print_msg msg_unit_range
        ldy     #U_RANGE
        jsr     field
        print_msg msg_unit_suppression
        ldy     #U_SUPPRESSION
        falls_into field
.endproc

; Y = field of the unit: its value.
.proc field
        lda     (zp_unit),y
        jmp     text_byte
.endproc
