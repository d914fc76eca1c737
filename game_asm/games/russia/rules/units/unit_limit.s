; How strong a unit can be.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export unit_limit, type_row
        .import type_maximum
        .importzp TYPES

FIRST_YEAR      = 41
LAST_ROW        = 3                     ; 1945 is as 1944

        .segment "RULES"

;;; unit_limit -- the greatest strength of a unit in this year
;;; rule:     4.9.16 4.9.17 4.9.18 4.9.19 4.9.20 4.9.21 4.9.22 4.9.23 4.9.24 4.9.25 4.9.26 8.12.2
;;; in:       zp_unit; st_year
;;; out:      A
;;; clobbers: X Y
;;; cycles:   <= 90
.proc unit_limit
        ldy     #U_TYPE
        lda     (zp_unit),y
        jsr     type_row
        lda     type_maximum,x
        rts
.endproc

;;; type_row -- where a type's line of this year stands in type_maximum and type_start
;;; rule:     4.9.27
;;; in:       A = type; st_year
;;; out:      X
;;; clobbers: A Y
;;; cycles:   <= 70
.proc type_row
        pha
        lda     st_year
        sec
        sbc     #FIRST_YEAR
        cmp     #LAST_ROW
        bcc     @in
        lda     #LAST_ROW
@in:    tay
        pla
        clc
@year:  dey
        bmi     @done
        adc     #TYPES                  ; C = 0: four rows are less than a page
        bcc     @year                   ; always
@done:  tax
        rts
.endproc
        .assert (LAST_ROW + 1) * TYPES <= 256, lderror, "types are more than a page"
