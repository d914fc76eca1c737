; Finding a unit's record and place.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export unit_select, foe_select, friend_at, side_base_lo, side_base_hi

        .segment "CODE"

side_base_lo:   .byte <unit_records, <(unit_records + UNITS * UNIT_SIZE)
side_base_hi:   .byte >unit_records, >(unit_records + UNITS * UNIT_SIZE)

;;; unit_select -- make a unit of side zp_side the one at work
;;; in:       A = number 0..188; zp_side
;;; out:      zp_unit, zp_unit_no; A kept
;;; clobbers: X zp_t0 zp_t1
;;; cycles:   <= 130
.proc unit_select
        sta     zp_unit_no
        ldx     zp_side
        pha
        jsr     record
        sta     zp_unit+1
        lda     zp_t0
        sta     zp_unit
        pla
        rts
.endproc

;;; foe_select -- make a unit of the other side the one it deals with
;;; in:       A = number 0..188; zp_side
;;; out:      zp_foe, zp_foe_no; A kept
;;; clobbers: X zp_t0 zp_t1
;;; cycles:   <= 135
.proc foe_select
        sta     zp_foe_no
        pha
        lda     zp_side
        eor     #1
        tax
        lda     zp_foe_no
        jsr     record
        sta     zp_foe+1
        lda     zp_t0
        sta     zp_foe
        pla
        rts
.endproc

;;; friend_at -- the record of another unit of side zp_side
;;; in:       A = number 0..188; zp_side
;;; out:      zp_ptr1 = its record
;;; clobbers: A X zp_t0 zp_t1
;;; cycles:   <= 130
.proc friend_at
        ldx     zp_side
        jsr     record
        sta     zp_ptr1+1
        lda     zp_t0
        sta     zp_ptr1
        rts
.endproc

; A = number, X = side -> zp_t0 = low byte, A = high byte of the record: base + 24 x number
.proc record
        sta     zp_t0
        lda     #0
        sta     zp_t1
        lda     zp_t0                   ; x 3: at most 564
        asl     a
        rol     zp_t1
        adc     zp_t0
        bcc     @three
        inc     zp_t1
@three: asl     a
        rol     zp_t1
        asl     a
        rol     zp_t1
        asl     a
        rol     zp_t1                   ; x 8; C = 0
        adc     side_base_lo,x
        sta     zp_t0
        lda     zp_t1
        adc     side_base_hi,x
        rts
.endproc
        .assert UNIT_SIZE = 24, error, "record multiplies by 24"
