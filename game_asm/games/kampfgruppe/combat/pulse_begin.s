; The start of a pulse.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "combat.inc"

        .export pulse_begin, unit_next, unit_ready, first_chance
        .import side_units, unit_where, square_mark, taken, cargo_any

TAKEN           = 2 * 8 * MAP_SIDE

        .segment "COMBAT"

;;; pulse_begin -- what moved and was seen is of the pulse before now; who stands where
;;; in:       the units
;;; out:      U_FLAGS, taken, cargo_any; changes list_count, unit_records
;;; clobbers: A X Y zp_side zp_unit zp_unit_no zp_ptr0 zp_overlay.. zp_from_x/y
;;; cycles:   <= 160000
.proc pulse_begin
        lda     #0
        sta     cargo_any
        sta     cargo_any+1
        ldx     #TAKEN / 4
@clear: sta     taken-1,x
        sta     taken+TAKEN/4-1,x
        sta     taken+TAKEN/2-1,x
        sta     taken+3*TAKEN/4-1,x
        dex
        bne     @clear
        stx     zp_side
        jsr     side
        inc     zp_side
        ; on into side
.endproc
        falls_into side

; The units of side zp_side.
.proc side
        jsr     side_units
@unit:  ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_MOVED | UF_SEEN
        tax
        lda     (zp_unit),y
        and     #UF_PRIORITY | UF_OFF_MAP | UF_RIVER
        ora     before,x
        sta     (zp_unit),y
        jsr     unit_ready
        bcs     @mark
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @next
        ldx     zp_side
        inc     cargo_any,x
        jmp     @next
@mark:  lda     me_x
        sta     here_x
        lda     me_y
        sta     here_y
        lda     zp_side
        jsr     square_mark
@next:  jsr     unit_next
        bcs     @unit
        rts
.endproc
        .assert TAKEN / 4 < 256, error, "one loop clears it"

before:                                 ; by UF_MOVED and UF_SEEN
        .byte   0, UF_MOVED_BEFORE, 0, 0, 0, 0, 0, 0
        .byte   UF_SEEN_BEFORE, UF_SEEN_BEFORE | UF_MOVED_BEFORE

;;; unit_next -- on to the next unit of the side
;;; in:       zp_unit, zp_unit_no
;;; out:      the same; C = 0 when there is no other
;;; clobbers: A zp_unit zp_unit_no
;;; cycles:   <= 40
.proc unit_next
        lda     zp_unit
        clc
        adc     #UNIT_SIZE
        sta     zp_unit
        bcc     @count
        inc     zp_unit+1
@count: inc     zp_unit_no
        lda     #UNITS-1
        cmp     zp_unit_no
        rts
.endproc

;;; unit_ready -- whether the unit at work stands on the map, and where
;;; in:       zp_unit, zp_unit_no, zp_side
;;; out:      C = 1 when yes; me_x, me_y, zp_from_x, zp_from_y
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc unit_ready
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @no
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @no
        jsr     unit_where
        cmp     #NOWHERE
        beq     @no
        sta     me_x
        sta     zp_from_x
        sty     me_y
        sty     zp_from_y
        sec
        rts
@no:    clc
        rts
.endproc

;;; first_chance -- how likely the Germans go first in a pulse
;;; rule:     7.0.2  W2: the Soviet delay over both, in command control
;;; in:       st_period = 1..8
;;; out:      A = high byte, X = low byte of the chance in 65536ths
;;; clobbers: none
;;; cycles:   <= 32
.proc first_chance
        ldx     st_period
        lda     chance_hi-1,x
        pha
        lda     chance_lo-1,x
        tax
        pla
        rts
.endproc

; 5/6 4/5 3/4 3/5 (5.12), rounded
chance_lo:
        .lobytes 54613, 54613, 52429, 52429, 3 * 16384, 3 * 16384, 39322, 39322
chance_hi:
        .hibytes 54613, 54613, 52429, 52429, 3 * 16384, 3 * 16384, 39322, 39322
