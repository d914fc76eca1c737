; A platoon comes into being.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export unit_new, handicap_count
        .import weapon_kind, weapon_mr
        .import FAUST_PERIOD

AMMUNITION      = 40
FACE_EAST       = 3
FACE_WEST       = 7
HANDICAP_GERMAN_HALF  = 1
HANDICAP_GERMAN_THREE = 2
HANDICAP_SOVIET_THREE = 4
HANDICAP_SOVIET_HALF  = 5

weapon   := zp_t0
count    := zp_t1

        .segment "FORCES"

;;; unit_new -- fill the record of unit zp_unit; it stands nowhere yet
;;; rule:     3.3.2 6.1.1 7.8.1 5.7.1 4.3.1  forty pulses of ammunition; Germans face east, Soviets
;;; rule:     7.2.4  west; it fires as far as its weapon reaches, mortars too: they choose targets
;;; rule:     Q.3 4.9.3  ranges are the chart's; what fires from behind the map never stands on it
;;; in:       zp_unit, zp_unit_no, zp_side; X = row of the weapon chart; A = weapons 1..60;
;;;           st_handicap st_period
;;; out:      the record; unit_x = NOWHERE; changes unit_records, unit_y
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   <= 700
.proc unit_new
        stx     weapon
        jsr     handicap_count
        sta     count
        lda     #0
        ldy     #UNIT_SIZE-1
@clear: sta     (zp_unit),y
        dey
        bpl     @clear
        ldx     #blanks_end-blanks-1
        lda     #NO_UNIT
@blank: ldy     blanks,x
        sta     (zp_unit),y
        dex
        bpl     @blank
        ldy     #U_WEAPON
        lda     weapon
        sta     (zp_unit),y
        ldy     #U_COUNT
        lda     count
        sta     (zp_unit),y
        ldy     #U_START
        sta     (zp_unit),y
        ldy     #U_AMMO
        lda     #AMMUNITION
        sta     (zp_unit),y
        ldx     zp_side
        lda     faces,x
        ldy     #U_FACING
        sta     (zp_unit),y
        ldx     weapon
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_INFANTRY
        beq     @men
        cmp     #KIND_OFF_MAP
        bne     @range
        ldy     #U_FLAGS
        lda     #UF_OFF_MAP
        sta     (zp_unit),y
        bne     @placed                 ; always
@men:   jsr     special_now
        ldy     #U_SPECIAL
        sta     (zp_unit),y
        ldx     weapon
@range: lda     weapon_mr,x
        ldy     #U_RANGE
        sta     (zp_unit),y
@placed:
        ldx     zp_unit_no
        lda     #NOWHERE
        ldy     zp_side
        bne     @soviet
        sta     unit_x,x
        sta     unit_y,x
        rts
@soviet:
        sta     unit_x+UNITS,x
        sta     unit_y+UNITS,x
        rts
.endproc

; fields where 0 would be a unit or a column
blanks: .byte   U_TARGET, U_GOAL_X, U_GOAL_Y, U_NEXT_X, U_NEXT_Y, U_CARRIER, U_LOAD
        .byte   U_SHELL_X, U_SHELL_Y
blanks_end:
faces:  .byte   FACE_EAST, FACE_WEST
        .assert NO_UNIT = NOWHERE, error, "one blank serves both"

; A = what a platoon of side zp_side keeps for tanks.  Spoils Y.
.proc special_now
        lda     #SPECIAL_GRENADE
        ldy     zp_side
        bne     @done                   ; only Germans have panzerfausts
        ldy     st_period
        cpy     #<FAUST_PERIOD
        bcc     @done
        lda     #SPECIAL_FAUST
@done:  rts
.endproc

;;; handicap_count -- weapons left of a platoon under the handicap
;;; rule:     3.3.1 3.3.2  W14: INT(n x .5 or .75 + .5), at least 1
;;; in:       A = weapons 1..60; zp_side; st_handicap
;;; out:      A = weapons 1..60
;;; clobbers: X Y zp_t1
;;; cycles:   <= 60
.proc handicap_count
        ldx     st_handicap
        ldy     zp_side
        bne     @soviet
        cpx     #HANDICAP_GERMAN_HALF
        beq     @half
        cpx     #HANDICAP_GERMAN_THREE
        beq     @three
        rts
@soviet:
        cpx     #HANDICAP_SOVIET_HALF
        beq     @half
        cpx     #HANDICAP_SOVIET_THREE
        beq     @three
        rts
@half:  clc
        adc     #1
        lsr     a
        rts
@three: sta     zp_t1
        asl     a
        adc     zp_t1                   ; C = 0
        adc     #2
        lsr     a
        lsr     a
        rts
.endproc
