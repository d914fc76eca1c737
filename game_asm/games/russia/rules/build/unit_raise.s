; A new unit.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export unit_raise
        .import group_new, type_cost, type_flags, type_maximum, type_row, type_start
        .import unit_free
        .importzp ELITE_ENDING

kind            = zp_rules+1
type            = zp_rules+2
points          = zp_rules+3            ; tens, while they are counted
cost            = zp_rules+4            ; two words: infantry, vehicles
row             = zp_rules+8
GERMAN_YEAR     = 42                    ; to the end of it German units begin well trained
GERMAN_START    = 70
NAME_BITS       = %00000011             ; of the high byte of a number

        .segment "BUILD"

;;; unit_raise -- a new unit in a group of its own
;;; rule:     4.9.2 4.9.3 4.9.4 4.9.13 4.9.15 4.9.14 4.9.27
;;; in:       zp_hex = its city; A = type, X = KIND_* of the group, Y = strength; st_side, the pools
;;; out:      C = 0: X = group, all its group_* lists; zp_unit = its record, the pools, st_elites,
;;;           st_name_lo, st_name_hi;
;;;           C = 1: A = NOT_*, nothing changed
;;; clobbers: A X Y zp_t0 zp_t1 zp_group zp_unit zp_rules..zp_rules+8
;;; cycles:   <= 30000
.proc unit_raise
        sta     type
        stx     kind
        sty     points
        cpx     #KIND_MECH
        bne     @fits
        tax
        lda     type_flags,x
        bmi     @fits
        lda     #NOT_MECH
@no:    sec
        rts
@fits:  lda     type
        jsr     type_row
        stx     row
        lda     type_maximum,x
        cmp     points
        bcc     @tens
        jsr     price
        bne     @tens
        jsr     affords
        bcc     @tens_ok
        lda     #NOT_POOL
        bne     @no                     ; always
@tens:  lda     #NOT_TENS
        bne     @no                     ; always
@tens_ok:
        jsr     unit_free
        lda     #NOT_UNITS
        bcs     @no
        lda     kind
        jsr     group_new
        bcs     @no
        jsr     pays
        falls_into raised
.endproc

; The record of the new unit, in group X.
.proc raised
        txa
        ldy     #U_GROUP
        sta     (zp_unit),y
        ldy     #U_TYPE
        lda     type
        sta     (zp_unit),y
        iny
        lda     points
        sta     (zp_unit),y
        iny
        jsr     begins
        sta     (zp_unit),y
        iny
        lda     #0
        sta     (zp_unit),y
        ldy     #U_FLAGS
        sta     (zp_unit),y
        ldx     type
        lda     type_flags,x
        and     #TYPE_ELITE
        beq     @number
        lda     #0
        ldy     #U_NAME
        sta     (zp_unit),y
        lda     st_elites
        inc     st_elites
        clc
        adc     #ELITE_ENDING
        asl     a
        asl     a
        bne     @high                   ; always
@number:
        ldx     st_side
        lda     st_name_lo,x
        ldy     #U_NAME
        sta     (zp_unit),y
        lda     st_name_hi,x
        and     #NAME_BITS
        inc     st_name_lo,x
        bne     @high
        inc     st_name_hi,x
@high:  ldy     #U_NAME_HIGH
        sta     (zp_unit),y
        ldy     #U_GROUP
        lda     (zp_unit),y
        tax
        clc
        rts
.endproc

; A = the experience it begins with; Y kept.
.proc begins
        ldx     type
        lda     type_flags,x
        and     #TYPE_GERMAN | TYPE_ELITE
        cmp     #TYPE_GERMAN
        bne     @table
        lda     #GERMAN_YEAR
        cmp     st_year
        lda     #GERMAN_START
        bcs     @done
@table: ldx     row
        lda     type_start,x
@done:  rts
.endproc

; The cost of `points`; Z = 0 when these are no tens.
.proc price
        ldx     #3
        lda     #0
@clear: sta     cost,x
        dex
        bpl     @clear
        lda     points
        beq     @bad
@ten:   sec
        sbc     #TEN
        bcc     @bad
        pha
        ldx     type
        lda     type_cost,x
        lsr     a
        tay
        bcc     @infantry
        lda     #TEN
        ldx     #2
        jsr     @add
@infantry:
        lda     #TEN
        ldx     #0
        jsr     @add
        dey
        bne     @infantry
        pla
        bne     @ten
        rts
@bad:   lda     #1
        rts
@add:   clc
        adc     cost,x
        sta     cost,x
        bcc     @done
        inc     cost+1,x
@done:  rts
.endproc

; C = 0 when the pools have the cost.
.proc affords
        ldx     st_side
        lda     pool_infantry_lo,x
        cmp     cost
        lda     pool_infantry_hi,x
        sbc     cost+1
        bcc     @no
        lda     pool_vehicles_lo,x
        cmp     cost+2
        lda     pool_vehicles_hi,x
        sbc     cost+3
        bcc     @no
        clc
        rts
@no:    sec
        rts
.endproc

; The pools pay; X kept.
.proc pays
        ldy     st_side
        sec
        lda     pool_infantry_lo,y
        sbc     cost
        sta     pool_infantry_lo,y
        lda     pool_infantry_hi,y
        sbc     cost+1
        sta     pool_infantry_hi,y
        sec
        lda     pool_vehicles_lo,y
        sbc     cost+2
        sta     pool_vehicles_lo,y
        lda     pool_vehicles_hi,y
        sbc     cost+3
        sta     pool_vehicles_hi,y
        rts
.endproc
