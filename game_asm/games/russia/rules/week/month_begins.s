; What comes with a month.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export month_begins
        .import becomes_january, becomes_october, city_axis, city_soviet_first

        .segment "WEEK"

;;; month_begins -- another month has begun: Axis points for the last one, units renamed
;;; rule:     9.1.3 8.13.1 8.13.2
;;; in:       st_month st_year; hex_ground; the units
;;; out:      st_axis_months; the types of Axis units
;;; clobbers: A X Y zp_ptr0 zp_hex zp_unit
;;; cycles:   <= 60000
.proc month_begins
        lda     st_year
        cmp     #43
        bcc     @done
        bne     @points
        lda     st_month
        cmp     #1
        beq     @january                ; no month of 1943 is over yet
        jsr     @points
        lda     st_month
        cmp     #10
        bne     @done
        lda     #<becomes_october
        ldx     #>becomes_october
        bne     renamed                 ; always
@january:
        lda     #<becomes_january
        ldx     #>becomes_january
        bne     renamed                 ; always
@points:
        jsr     soviet_city
        bcc     @done
        inc     st_axis_months
@done:  rts
.endproc

; Every Axis unit becomes what the table at X:A has for its type.
.proc renamed
        sta     zp_ptr0
        stx     zp_ptr0+1
        lda     #<unit_axis
        sta     zp_unit
        lda     #>unit_axis
        sta     zp_unit+1
@unit:  ldy     #U_TYPE
        lda     (zp_unit),y
        tay
        lda     (zp_ptr0),y
        ldy     #U_TYPE
        sta     (zp_unit),y
        unit_next unit_soviet
        bcc     @unit
        rts
.endproc

; C = 1 when the Axis holds a city that was Soviet in June 1941.
.proc soviet_city
        ldx     #CITIES_ON_MAP - 1
@city:  lda     city_soviet_first,x
        beq     @next
        jsr     city_axis
        bne     @yes
@next:  dex
        bpl     @city
        clc
        rts
@yes:   sec
        rts
.endproc
