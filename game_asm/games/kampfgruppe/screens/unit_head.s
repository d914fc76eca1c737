        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .export unit_head
        .import text_print, text_clear_row, text_byte_right, text_spaces, unit_id_print
        .import unit_loaded, weapon_print

        .segment "LOW_CODE"

; Y = field of the unit, X = cells: its value to the right of them.
.proc field_right
        lda     (zp_unit),y
        jmp     text_byte_right
.endproc

;;; unit_head -- the unit at work in one row: ID, number, weapon, what it is
;;; rule:     5.2.1 4.1.2 5.12.1
;;; in:       zp_unit, zp_unit_no, zp_side; Y = row
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t3 zp_arg0 zp_arg1 zp_ptr0
;;; cycles:   <= 30000
.proc unit_head
        jsr     text_clear_row
        lda     zp_unit_no
        jsr     unit_id_print
        ldy     #U_COUNT
        ldx     #4
        jsr     field_right
        ldx     #1
        jsr     text_spaces
        ldy     #U_WEAPON
        lda     (zp_unit),y
        jsr     weapon_print
        ldx     #1
        jsr     text_spaces
        jsr     rank_print
        jmp     standing_print
.endproc

; HQ of the side, or of a formation.
.proc rank_print
        lda     zp_unit_no
        beq     @command
@index: cmp     #IN_FORMATION
        bcc     @found
        sbc     #IN_FORMATION           ; C = 1
        bcs     @index                  ; always
@found: tax
        bne     @none
        print_msg msg_unit_hq
@none:  rts
@command:
        lda     zp_side
        bne     @soviet
        print_msg msg_unit_regiment
        rts
@soviet:
        print_msg msg_unit_corps
        rts
.endproc

; Lost, carried, loaded, stopped on its way.
.proc standing_print
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @lost
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        bne     @off
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @carried
        jsr     unit_loaded
        bcc     @way
        print_msg msg_unit_loaded
@way:   lda     zp_side
        cmp     st_side
        bne     @none                   ; of no enemy
        ldy     #U_FLAGS
        lda     (zp_unit),y
        bpl     @none
        print_msg msg_unit_river
@none:  rts
@lost:  print_msg msg_unit_lost
        rts
@off:   print_msg msg_unit_off
        rts
@carried:
        pha
        print_msg msg_unit_carried
        pla
        jmp     unit_id_print
.endproc
        .assert UF_RIVER = %10000000, error, "bpl finds it"
