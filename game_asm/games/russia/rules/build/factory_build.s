; Factories are built and dismantled.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export factory_at, factory_build, factory_dismantle
        .import city_side, rng_below

FACTORY_KINDS   = 4
POINTS          = 5                     ; construction points that a factory gives back
MOST_POINTS     = 255

city            = zp_rules
kind            = zp_rules+1
left            = zp_rules+2

        .segment "BUILD"

;;; factory_build -- a ready factory goes up in a city
;;; rule:     4.8.1 4.8.3 4.8.4 8.5.7
;;; in:       X = city 0..58; A = 0 heavy industry, 1 vehicles, 2 artillery, 3 aircraft; st_side
;;; out:      C = 0: city_heavy, city_vehicles, city_guns or city_aircraft; pool_factories; C = 1:
;;;           A = NOT_*
;;; clobbers: A X Y zp_ptr0 zp_hex zp_rules zp_rules+1
;;; cycles:   <= 260
.proc factory_build
        sta     kind
        stx     city
        jsr     city_side
        cmp     st_side
        bne     @city
        tay
        lda     pool_factories,y
        beq     @none
        lda     kind
        jsr     factory_at
        lda     (zp_ptr0),y
        cmp     #$FF
        beq     @none
        adc     #1                      ; C = 0
        sta     (zp_ptr0),y
        ldy     st_side
        lda     pool_factories,y
        sec
        sbc     #1
        sta     pool_factories,y
        clc
        rts
@city:  lda     #NOT_CITY
        sec
        rts
@none:  lda     #NOT_FACTORY
        sec
        rts
.endproc

;;; factory_at -- how many factories of a kind a city has
;;; rule:     4.8.2
;;; in:       X = city 0..58; A = 0..3
;;; out:      zp_ptr0 and Y = where their number lies; A = it; X kept
;;; clobbers: none
;;; cycles:   <= 60
.proc factory_at
        tay
        lda     list_lo,y
        sta     zp_ptr0
        lda     list_hi,y
        sta     zp_ptr0+1
        txa
        tay
        lda     (zp_ptr0),y
        rts
list_lo:        .lobytes city_heavy, city_vehicles, city_guns, city_aircraft
list_hi:        .hibytes city_heavy, city_vehicles, city_guns, city_aircraft
.endproc

;;; factory_dismantle -- each factory of a city comes apart with one chance in two
;;; rule:     4.8.5 4.8.6 4.8.7 8.5.10  five construction points for each
;;; in:       X = city 0..58; st_side st_dismantled
;;; out:      C = 0: city_heavy city_vehicles city_guns city_aircraft, pool_build, st_dismantled,
;;;           A = how many came apart;
;;;           C = 1: A = NOT_*
;;; clobbers: A X Y zp_ptr0 zp_hex zp_t1 zp_t2 zp_t3 zp_rules..zp_rules+2; rng_seed
;;; cycles:   -
.proc factory_dismantle
        stx     city
        lda     st_dismantled
        bne     @again
        jsr     city_side
        cmp     st_side
        bne     @city
        lda     #0
        sta     zp_t3
        ldx     city
        lda     #FACTORY_KINDS - 1
        sta     kind
@kind:  lda     kind
        ldx     city
        jsr     factory_at
        sta     left
@one:   lda     left
        beq     @next
        dec     left
        lda     #2
        jsr     rng_below
        cmp     #1
        bcc     @one
        lda     (zp_ptr0),y
        sbc     #1                      ; C = 1
        sta     (zp_ptr0),y
        inc     zp_t3
        ldx     st_side
        lda     pool_build,x
        clc
        adc     #POINTS
        bcc     @points
        lda     #MOST_POINTS
@points:
        sta     pool_build,x
        jmp     @one
@next:  dec     kind
        bpl     @kind
        inc     st_dismantled
        lda     zp_t3
        clc
        rts
@again: lda     #NOT_AGAIN
        sec
        rts
@city:  lda     #NOT_CITY
        sec
        rts
.endproc
