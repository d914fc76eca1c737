; What the cities make in a week.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export pool_add, production, side_makes
        .import city_side, made_by_level, manpower_factor, multiply_product, rng_below

POOL_MOST       = 2550
INFANTRY        = 0                     ; from pool_infantry_lo to each pool
VEHICLES        = 4
GUNS            = 8
KINDS           = 6                     ; people, heavy industry, vehicles, guns, aircraft, supply
HISTORICAL      = 3                     ; the level that changes nothing
VEHICLES_MADE   = 4                     ; from `sums` to each
GUNS_MADE       = 6
AIRCRAFT_MADE   = 8

sums            = zp_rules              ; six words
side            = zp_rules+12
city            = zp_rules+13
sum             = zp_rules+14           ; one of `sums`, from their begin
level           = zp_rules+15           ; 128ths of what the Soviets make

        .segment "WEEK"

;;; production -- both sides' pools grow by what their cities make
;;; rule:     8.5.1 8.5.2 8.5.3 8.5.4 8.5.5 8.5.6 8.5.7 8.5.8 8.5.11
;;; in:       the cities; hex_ground; st_year st_month st_scenario st_level
;;; out:      the pools
;;; clobbers: A X Y scratch zp_hex zp_rules
;;; cycles:   -
.proc production
        lda     st_year
        sec
        sbc     #43
        bcc     @axis
        tax
        lda     none,x
        sta     zp_t7
        lda     #100
        jsr     rng_below
        cmp     zp_t7
        bcc     @soviets                ; the Axis has none in this week
@axis:  lda     #SIDE_AXIS
        jsr     side_makes
@soviets:
        lda     #SIDE_SOVIET
        jmp     side_makes
none:   .byte   30, 50, 50              ; 1943, 1944, 1945
.endproc

;;; side_makes -- a side's pools grow by what its cities make
;;; rule:     8.5.1 8.5.2 8.5.3 8.5.4 8.5.5 8.5.6 8.5.7 8.5.8 8.5.12 8.11.1 5.2.16 10.0.3
;;; in:       A = side 0..1; the cities; hex_ground; st_year st_month st_scenario st_level
;;; out:      its pools
;;; clobbers: A X Y scratch zp_hex zp_rules
;;; cycles:   -
.proc side_makes
        sta     side
        lda     #0
        ldx     #2*KINDS - 1
@clear: sta     sums,x
        dex
        bpl     @clear
        ldx     #CITIES - 1
@city:  jsr     city_side
        cmp     side
        bne     @next
        stx     city
        lda     city_people,x
        ldy     #0
        jsr     @add
        lda     city_heavy,x
        jsr     @add
        lda     city_vehicles,x
        jsr     @add
        lda     city_guns,x
        jsr     @add
        lda     city_aircraft,x
        jsr     @add
        lda     city_supply,x
        jsr     @add
@next:  dex
        bpl     @city
        jmp     pools
@add:   clc
        adc     sums,y
        sta     sums,y
        lda     sums+1,y
        adc     #0
        sta     sums+1,y
        iny
        iny
        rts
.endproc

; What the sums bring.
.proc pools
        ldx     #HISTORICAL             ; the Axis always
        ldy     side
        beq     @level
        ldx     st_level
@level: lda     made_by_level-1,x
        sta     level
        tya
        beq     @people
        jsr     infantry
@people:
        lda     level
        sta     zp_t7
        ldx     #VEHICLES_MADE
        jsr     times
        ldx     #GUNS_MADE
        jsr     times
        ldx     #AIRCRAFT_MADE
        jsr     times
        lda     sums                    ; ten points for ten
        ldx     sums+1
        ldy     #INFANTRY
        jsr     @pool
        lda     sums+VEHICLES_MADE      ; ten for five: the sum is twice the factories
        ldx     sums+VEHICLES_MADE+1
        ldy     #VEHICLES
        jsr     @pool
        lsr     sums+GUNS_MADE+1        ; ten for ten
        ror     sums+GUNS_MADE
        lda     sums+GUNS_MADE
        ldx     sums+GUNS_MADE+1
        ldy     #GUNS
        jsr     @pool
        lda     sums+AIRCRAFT_MADE
        ldx     sums+AIRCRAFT_MADE+1
        ldy     #2*20                   ; one for twenty
        jsr     over
        ldy     side
        clc
        adc     pool_aircraft,y
        bcc     @planes
        lda     #255
@planes:
        sta     pool_aircraft,y
        lda     sums+11
        bne     @full
        lda     sums+10
        clc
        adc     pool_supply,y
        bcc     @supply
@full:  lda     #255
@supply:
        sta     pool_supply,y
        lda     sums+2
        ldx     sums+3
        ldy     #10
        jsr     over
        ldy     side
        clc
        adc     pool_build,y
        bcc     @build
        lda     #255
@build: sta     pool_build,y
        ldx     #$FF                    ; one factory for each twenty, five points each
@twenty:
        inx
        sec
        sbc     #20
        bcs     @twenty
        stx     zp_t0
        txa
        asl     a
        asl     a
        adc     zp_t0                   ; C = 0: at most 12
        sta     zp_t1
        lda     pool_build,y
        sec
        sbc     zp_t1
        sta     pool_build,y
        lda     pool_factories,y
        clc
        adc     zp_t0
        bcc     @made
        lda     #255
@made:  sta     pool_factories,y
        rts
@pool:  sta     zp_t0
        stx     zp_t1
        tya
        clc
        adc     side
        tay
        jmp     pool_add
.endproc

; X:A / Y, at most 255.
.proc over
        sta     zp_t0
        stx     zp_t1
        sty     zp_t2
        ldx     #0
@step:  lda     zp_t0
        sec
        sbc     zp_t2
        sta     zp_t0
        lda     zp_t1
        sbc     #0
        sta     zp_t1
        bcc     @done
        inx
        bne     @step
        dex                             ; 255
@done:  txa
        rts
.endproc

; The Soviets' people: times the scenario's own factor, the calendar's and the level's.
.proc infantry
        ldx     #0                      ; June and July 1941: 3.33
        ldy     st_year
        cpy     #42
        bcs     @later
        ldy     st_month
        cpy     #8
        bcc     @factor
        bcs     @middle                 ; always
@later: ldx     #3
        cpy     #43
        bcs     @factor
        dex                             ; from April 1942
        ldy     st_month
        cpy     #4
        bcs     @factor
@middle:
        ldx     #1
@factor:
        txa
        ldy     st_scenario
        clc
        adc     row,y
        tax
        lda     manpower_factor,x       ; 64ths
        ldx     level
        jsr     multiply_product
        cpx     #$80                    ; 128ths, to the nearest below
        rol     a
        sta     zp_t7
        ldx     #0
        jmp     times
row:    .byte   0, 4, 8                 ; of manpower_factor, by scenario
.endproc

; The word at X of `sums` times zp_t7 64ths.
.proc times
        stx     sum
        lda     sums,x
        ldx     zp_t7
        jsr     multiply_product
        sta     zp_t0
        stx     zp_t1
        ldx     sum
        lda     sums+1,x
        ldx     zp_t7
        jsr     multiply_product
        stx     zp_t2                   ; times 256: the sum * factor / 64
        sta     zp_t3
        clc
        lda     zp_t0
        adc     zp_t2
        sta     zp_t0
        bcc     @no
        inc     zp_t3
@no:    ldy     #2                      ; up two bits: /256 becomes /64
@bit:   asl     zp_t1
        rol     zp_t0
        rol     zp_t3
        dey
        bne     @bit
        ldx     sum
        lda     zp_t0
        sta     sums,x
        lda     zp_t3
        sta     sums+1,x
        rts
.endproc

;;; pool_add -- add to a pool of infantry, vehicles or guns
;;; rule:     8.5.1 8.5.2 8.5.5
;;; in:       Y = side, +4 vehicles, +8 guns; zp_t0/t1 = points
;;; out:      one of the pools, at most 2550
;;; clobbers: A
;;; cycles:   <= 70
.proc pool_add
        lda     zp_t0
        clc
        adc     pool_infantry_lo,y
        sta     pool_infantry_lo,y
        lda     zp_t1
        adc     pool_infantry_hi,y
        sta     pool_infantry_hi,y
        lda     pool_infantry_lo,y
        cmp     #<(POOL_MOST + 1)
        lda     pool_infantry_hi,y
        sbc     #>(POOL_MOST + 1)
        bcc     @done
        lda     #<POOL_MOST
        sta     pool_infantry_lo,y
        lda     #>POOL_MOST
        sta     pool_infantry_hi,y
@done:  rts
.endproc
        .assert pool_vehicles_lo = pool_infantry_lo + VEHICLES, lderror, "the pools' order"
        .assert pool_guns_lo = pool_infantry_lo + GUNS, lderror, "the pools' order"
