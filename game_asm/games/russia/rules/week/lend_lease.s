; Lend-Lease.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export lend_lease, line_open
        .import city_at_hi, city_at_lo, city_axis, convoy_bombed, hex_field, lend_sizes, pool_add
        .import rail_reach, zones_make
        .importzp city_archangel, city_baku, city_murmansk

FIRST_YEAR      = 41
WINTER_FROM     = 10                    ; October
WINTER_TO       = 4                     ; April
NORTH           = 50                    ; of a hundred draws
SOUTH           = 75
VEHICLES        = 4                     ; pool_add's offset
; the hex southwest of Archangel, which the winter line must go through
BEFORE          = 6 * 32 + 17

vehicles        = zp_rules+8
aircraft        = zp_rules+9

        .segment "WEEK"

;;; lend_lease -- the shipment of a week, and what waits at Murmansk
;;; rule:     8.6.1 8.6.2 8.6.3 8.6.4 8.6.5 8.6.6 8.6.9 8.6.10  20 vehicles and 2 aircraft in 1941,
;;;           as
;;;           many more each year, twice that in the north
;;; in:       A = draw 0..99: below 50 the north, below 75 the south; st_month st_year; the ground
;;;           and
;;;           the groups
;;; out:      pool_vehicles_lo, pool_vehicles_hi, pool_aircraft; lend_vehicles_lo, lend_vehicles_hi,
;;;           lend_aircraft; GROUND_FOE and GROUND_ZONE for the Soviets
;;; clobbers: A X Y scratch zp_hex zp_rules hex_field hex_cost hex_stop and what hex_flood uses
;;; cycles:   -
.proc lend_lease
        tay
        lda     st_year
        sec
        sbc     #FIRST_YEAR
        bne     @began
        ldx     st_month
        cpx     #WINTER_FROM
        bcs     @began
        rts
@began: cmp     #4
        bcc     @size
        lda     #3
@size:  tax
        lda     lend_sizes,x
        sta     aircraft
        cpy     #NORTH
        bcc     @north
        cpy     #SOUTH
        bcs     @east
        ldx     #city_baku
        jsr     city_axis
        bne     pile                    ; Baku is lost
@east:  jsr     ten_times
        jsr     delivered
        jmp     pile
@north: asl     aircraft
        jsr     ten_times
        ldx     #city_murmansk
        jsr     city_axis
        beq     @lands
        jsr     winter
        bcs     pile
        ldx     #city_archangel
        jsr     city_axis
        bne     pile                    ; both are lost
@lands: jsr     convoy_bombed
        clc
        lda     vehicles
        adc     lend_vehicles_lo
        sta     lend_vehicles_lo
        bcc     @no
        inc     lend_vehicles_hi
@no:    clc
        lda     aircraft
        adc     lend_aircraft
        bcc     @put
        lda     #$FF
@put:   sta     lend_aircraft
        jmp     pile
.endproc

; What waits at Murmansk goes on, if it can.
.proc pile
        lda     lend_vehicles_lo
        ora     lend_vehicles_hi
        ora     lend_aircraft
        beq     @done
        ldx     #city_archangel
        jsr     city_axis
        bne     @done                   ; until it is taken back
        jsr     winter
        bcc     @open
        jsr     line_open
        bcc     @done
@open:  lda     lend_vehicles_lo
        sta     zp_t0
        lda     lend_vehicles_hi
        sta     zp_t1
        ldy     #VEHICLES + SIDE_SOVIET
        jsr     pool_add
        lda     lend_aircraft
        jsr     planes
        lda     #0
        sta     lend_vehicles_lo
        sta     lend_vehicles_hi
        sta     lend_aircraft
@done:  rts
.endproc

.proc delivered
        lda     vehicles
        sta     zp_t0
        lda     #0
        sta     zp_t1
        ldy     #VEHICLES + SIDE_SOVIET
        jsr     pool_add
        lda     aircraft
        falls_into planes
.endproc

; A aircraft to the Soviet pool.
.proc planes
        clc
        adc     pool_aircraft + SIDE_SOVIET
        bcc     @put
        lda     #$FF
@put:   sta     pool_aircraft + SIDE_SOVIET
        rts
.endproc

.proc ten_times
        lda     aircraft
        asl     a
        sta     vehicles
        asl     a
        asl     a
        adc     vehicles                ; C = 0: at most 160
        sta     vehicles
        rts
.endproc

; C = 1 from October to April.
.proc winter
        lda     st_month
        cmp     #WINTER_FROM
        bcs     @done
        lda     #WINTER_TO
        cmp     st_month
@done:  rts
.endproc

;;; line_open -- is the winter line from Murmansk to Archangel open?
;;; rule:     8.6.9  Soviet rail and cities without an Axis group or its zone, by the hex southwest
;;;           of
;;;           Archangel
;;; in:       the ground and the groups
;;; out:      C = 1 it is; GROUND_FOE and GROUND_ZONE for the Soviets; st_side = SIDE_SOVIET
;;; clobbers: A X Y scratch zp_hex zp_rules hex_field hex_cost hex_stop and what hex_flood uses
;;; cycles:   -
.proc line_open
        lda     #SIDE_SOVIET
        sta     st_side
        jsr     zones_make
        ldx     #city_murmansk
        jsr     city_axis
        bne     @shut
        lda     (zp_ptr0),y
        and     #GROUND_FOE | GROUND_ZONE
        bne     @shut
        jsr     rail_reach
        lda     hex_field + BEFORE
        bne     @shut
        ldx     #city_archangel
        lda     city_at_lo,x
        sta     zp_ptr0
        lda     city_at_hi,x
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        bne     @shut
        sec
        rts
@shut:  clc
        rts
.endproc
