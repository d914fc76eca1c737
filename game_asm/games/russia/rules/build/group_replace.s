; Replacements.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export group_replace, unit_replace
        .import divide_24_8, group_kind, multiply_product, side_of, type_cost, type_flags, type_row
        .import type_start, unit_first, unit_limit, unit_next
        .importzp RECRUITS_COUNT, RECRUITS_TAUGHT

LAST_TAUGHT_YEAR = 42

side            = zp_rules
added           = zp_rules+1
cost            = zp_rules+2            ; infantry, vehicles
counts          = zp_rules+4            ; for how many points the recruits count

        .segment "RULES"

;;; group_replace -- ten points for each unit of a group in supply that has room for them
;;; rule:     6.4.1 6.4.2 5.0.1 6.2.2
;;; in:       X = group
;;; out:      C = 0: the units and pools; C = 1: A = 0 no supply, moved or armed, 1 none to be had
;;; clobbers: X Y zp_t0..zp_t7 zp_group zp_unit zp_lib0 zp_lib1 zp_rules..zp_rules+4
;;; cycles:   <= 30000
.proc group_replace
        lda     #0
        sta     added
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @none
        lda     group_flags,x
        and     #GF_SUPPLIED | GF_MOVED | GF_RAILED | GF_ARMED
        cmp     #GF_SUPPLIED
        bne     @supply
        jsr     side_of
        sta     side
        jsr     unit_first
        bcs     @none
@unit:  jsr     unit_replace
        jsr     unit_next
        bcc     @unit
        lda     added
        beq     @none
        clc
        rts
@none:  lda     #1
        sec
        rts
@supply:
        lda     #0
        sec
        rts
.endproc

;;; unit_replace -- ten points for a unit, if it has room for them and the pools have them
;;; rule:     6.4.1 6.4.3 6.4.4 4.9.14 8.2.1 8.2.2  its experience falls towards that of the
;;;           recruits,
;;;           who count half for the favoured
;;; in:       zp_unit; zp_rules = side 0..1
;;; out:      its record; the pools; zp_rules+1 one more when it got them
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1 zp_rules+2..zp_rules+4
;;; cycles:   <= 2600
.proc unit_replace
        jsr     unit_limit
        ldy     #U_STRENGTH
        sec
        sbc     (zp_unit),y
        bcc     @no
        cmp     #TEN
        bcc     @no
        ldy     #U_TYPE
        lda     (zp_unit),y
        tax
        lda     type_cost,x
        lsr     a                       ; C = 1: vehicles too
        tay
        lda     #0
        bcc     @foot
        lda     #TEN
@foot:  sta     cost+1
        lda     #TEN
        dey
        beq     @once
        asl     a
@once:  sta     cost
        ldy     side
        lda     pool_infantry_hi,y
        bne     @vehicles
        lda     pool_infantry_lo,y
        cmp     cost
        bcc     @no
@vehicles:
        lda     pool_vehicles_hi,y
        bne     @pay
        lda     pool_vehicles_lo,y
        cmp     cost+1
        bcc     @no
@pay:   lda     pool_infantry_lo,y
        sec
        sbc     cost
        sta     pool_infantry_lo,y
        lda     pool_infantry_hi,y
        sbc     #0
        sta     pool_infantry_hi,y
        lda     pool_vehicles_lo,y
        sec
        sbc     cost+1
        sta     pool_vehicles_lo,y
        lda     pool_vehicles_hi,y
        sbc     #0
        sta     pool_vehicles_hi,y
        inc     added
        jsr     experience_falls
        ldy     #U_STRENGTH
        lda     (zp_unit),y
        clc
        adc     #TEN
        sta     (zp_unit),y
@no:    rts
.endproc

; The recruits' part of the experience: (old * strength + first * counts) / (strength + counts).
.proc experience_falls
        lda     #RECRUITS_COUNT
        sta     counts
        ldy     #U_TYPE
        lda     (zp_unit),y
        tax
        lda     type_flags,x
        and     #TYPE_TAUGHT
        bne     @half
        lda     type_flags,x
        and     #TYPE_GERMAN
        beq     @whole
        lda     #LAST_TAUGHT_YEAR
        cmp     st_year
        bcc     @whole
@half:  lda     #RECRUITS_TAUGHT
        sta     counts
@whole: txa
        jsr     type_row
        lda     type_start,x
        ldx     counts
        jsr     multiply_product
        stx     zp_t2
        sta     zp_t3
        ldy     #U_STRENGTH
        lda     (zp_unit),y
        pha
        tax
        ldy     #U_EXPERIENCE
        lda     (zp_unit),y
        jsr     multiply_product
        sta     zp_t4
        txa
        clc
        adc     zp_t2
        sta     zp_t2
        lda     zp_t4
        adc     zp_t3
        sta     zp_t3
        lda     #0
        sta     zp_t4
        pla
        clc
        adc     counts
        jsr     divide_24_8
        ldy     #U_EXPERIENCE
        lda     zp_t2
        sta     (zp_unit),y
        rts
.endproc
