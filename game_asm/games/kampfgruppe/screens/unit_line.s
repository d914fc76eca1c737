; A unit in words: what the panel below the map says of it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .export unit_line, unit_head, unit_id_print, weapon_print, byte_print, byte_right, way_print, unit_loaded
        .import text_char, text_print, text_goto, text_clear_row, text_number, text_number_right
        .import text_spaces, weapon_names, side_base_lo, side_base_hi

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
        falls_into byte_print
.endproc

;;; byte_print -- a number without blanks in front
;;; in:       A = 0..255
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t2 zp_arg0 zp_arg1
;;; cycles:   -
.proc byte_print
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        jmp     text_number
.endproc

; Y = field of the unit, X = cells: its value to the right of them.
.proc field_right
        lda     (zp_unit),y
        falls_into byte_right
.endproc

;;; byte_right -- a number, blanks in front
;;; in:       A = 0..255; X = cells
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t3 zp_arg0 zp_arg1
;;; cycles:   -
.proc byte_right
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        jmp     text_number_right
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

;;; weapon_print -- a weapon's name, ten cells
;;; in:       A = row of the weapon chart
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0
;;; cycles:   -
.proc weapon_print
        ldx     #0
        stx     zp_ptr0+1
        asl     a                       ; x 10
        rol     zp_ptr0+1
        sta     zp_ptr0
        ldx     zp_ptr0+1
        asl     a
        rol     zp_ptr0+1
        asl     a
        rol     zp_ptr0+1
        clc
        adc     zp_ptr0
        sta     zp_ptr0
        txa
        adc     zp_ptr0+1
        sta     zp_ptr0+1
        lda     zp_ptr0
        clc
        adc     #<weapon_names
        sta     zp_ptr0
        lda     zp_ptr0+1
        adc     #>weapon_names
        sta     zp_ptr0+1
        ldy     #0
@next:  lda     (zp_ptr0),y
        jsr     text_char
        iny
        cpy     #WEAPON_NAME
        bne     @next
        rts
.endproc
        .assert WEAPON_NAME = 10, error, "weapon_print multiplies by 10"

;;; way_print -- a facing in two cells
;;; in:       A = 1..8
;;; out:      the picture
;;; clobbers: A X
;;; cycles:   -
.proc way_print
        tax
        lda     way_first-1,x
        jsr     text_char
        lda     way_second-1,x
        jmp     text_char
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

; Lost, carried, loaded.
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
        bcc     @none
        print_msg msg_unit_loaded
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

;;; unit_loaded -- does the unit at work carry others?
;;; in:       zp_unit_no, zp_side
;;; out:      C = 1: yes, X = the first
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 9000
.proc unit_loaded
        ldx     zp_side
        lda     side_base_lo,x
        sta     zp_ptr0
        lda     side_base_hi,x
        sta     zp_ptr0+1
        ldx     #0
@unit:  ldy     #U_CARRIER
        lda     (zp_ptr0),y
        cmp     zp_unit_no
        bne     @next
        ldy     #U_COUNT
        lda     (zp_ptr0),y
        bne     @yes
@next:  lda     zp_ptr0
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr0
        bcc     @step
        inc     zp_ptr0+1
@step:  inx
        cpx     #UNITS
        bne     @unit
        clc
        rts
@yes:   sec
        rts
.endproc

        .segment "RODATA"
way_first:      .byte "NNESSSWN"
way_second:     .byte " E E W W"
