; A new war: everybody in place.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export war_new, scenario_set
        .import cities_held, group_kind, overlay_load, pool_start, report_begins, row_held
        .import scenario_ground
        .import scenario_header
        .importzp OVL_S1941

POOL_BYTES      = 20                    ; from pool_infantry_lo to pool_factories
SUPPLY_START    = 255
FACTS           = 6                     ; bytes of a scenario's unit
CITY_BYTES      = 6 * CITIES

NO_WEEK         = $FF
FRONT_COLUMN    = 8                     ; where the map is looked at first
FRONT_ROW       = 18
NEW_AXIS        = 400                   ; numbers of units that are raised: above all of history
NEW_SOVIET      = 200

left            = zp_rules

        .segment "MENU"

;;; war_new -- fetch a scenario's start and set it up
;;; rule:     3.2.1 1.0.2
;;; in:       st_scenario st_long st_level
;;; out:      the state; st_phase as before
;;; clobbers: everything
;;; cycles:   -
.proc war_new
        lda     st_scenario
        clc
        adc     #OVL_S1941
        jsr     overlay_load
        falls_into scenario_set
.endproc

;;; scenario_set -- set up the war from the start that lies in memory
;;; rule:     3.2.1 4.9.7 8.4.7 3.1.2  the weather is clear at every start
;;; in:       scenario_ground, scenario_header; st_scenario
;;; out:      the state
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t0 zp_t1 zp_hex zp_rules
;;; cycles:   -
.proc scenario_set
        ldx     #0
        txa
@lists: sta     group_dug,x             ; 128 bytes each: two lists at once
        sta     group_plot,x
        sta     group_steps,x
        sta     group_target_hi,x
        inx
        bne     @lists
        ldx     #GROUPS - 1
@groups:
        lda     #0
        sta     group_absent,x
        sta     group_out,x
        lda     #NOWHERE
        sta     group_at_hi,x
        dex
        bpl     @groups
        ldx     #POOL_BYTES - 1
        lda     #0
@pools: sta     pool_infantry_lo,x
        dex
        bpl     @pools
        sta     lend_vehicles_lo
        sta     lend_vehicles_hi
        sta     lend_aircraft
        sta     st_axis_months
        sta     st_over
        sta     st_rails_used
        sta     st_depot
        sta     st_planes_moved
        sta     st_seas_used
        sta     st_dismantled
        sta     st_elites
        sta     st_step
        sta     rail_north              ; the south first
        ldx     #127
@memory:
        sta     ai_memory,x
        sta     group_standing,x
        dex
        bpl     @memory
        lda     #NOWHERE
        sta     rail_wanted_hi
        sta     rail_wanted_hi+1
        ldx     st_scenario
        lda     weeks,x
        sta     st_week
        lda     days,x
        sta     st_day
        lda     months,x
        sta     st_month
        lda     years,x
        sta     st_year
        lda     #WEATHER_CLEAR
        sta     st_weather
        lda     #SIDE_AXIS              ; it builds first
        sta     st_side
        lda     #FRONT_COLUMN
        sta     st_cursor_x
        lda     #FRONT_ROW
        sta     st_cursor_y
        lda     #NO_WEEK
        sta     st_saved_week
        lda     #1
        sta     st_autosave
        sta     st_stops
        sta     st_turn
        lda     #<NEW_AXIS
        sta     st_name_lo
        lda     #>NEW_AXIS
        sta     st_name_hi
        lda     #<NEW_SOVIET
        sta     st_name_lo+1
        lda     #>NEW_SOVIET
        sta     st_name_hi+1
        lda     #SUPPLY_START
        sta     pool_supply
        sta     pool_supply+1
        jsr     ground
        jsr     groups
        copy_word zp_ptr0, scenario_header+2
        set_word zp_ptr1, unit_axis
        jsr     units
        copy_word zp_ptr0, scenario_header+4
        set_word zp_ptr1, unit_soviet
        jsr     units
        copy_word zp_ptr0, scenario_header+6
        set_word zp_ptr1, city_people
        lda     #<CITY_BYTES
        ldx     #>CITY_BYTES
        jsr     copy
        falls_into report
.endproc

; Nothing has happened yet.
.proc report
        ldx     st_scenario             ; what both sides have in their pools
        ldy     sixths,x
        ldx     #0
@pool:  lda     pool_start,y
        sta     zp_t0
        sty     zp_t1
        ldy     #TEN
@ten:   lda     zp_t0
        clc
        adc     pool_infantry_lo,x
        sta     pool_infantry_lo,x
        bcc     @same
        inc     pool_infantry_hi,x
@same:  dey
        bne     @ten
        ldy     zp_t1
        iny
        txa
        lsr     a
        bcs     @kind
        inx                             ; of the Soviets
        bne     @pool                   ; always
@kind:  inx                             ; infantry, vehicles, artillery: four bytes each
        inx
        inx
        cpx     #3*4
        bcc     @pool
        jsr     report_begins
        lda     #0
        sta     film_months
        sta     month_number
        sta     month_lost_lo
        sta     month_lost_lo+1
        sta     month_lost_hi
        sta     month_lost_hi+1
        jsr     cities_held
        sta     month_cities
        ldx     #MAP_ROWS
@row:   jsr     row_held
        sta     film_rows-1,x
        dex
        bne     @row
        rts
.endproc

        .assert pool_factories + 2 - pool_infantry_lo = POOL_BYTES, lderror, "the pools' length"

        .assert pool_guns_lo = pool_infantry_lo + 8, lderror, "the pools' order"
sixths: .byte   0, 6, 12                ; of pool_start, by scenario

; by scenario: 22 June 1941, 28 June 1942, 4 July 1943
weeks:  .byte   0, 53, 106
days:   .byte   22, 28, 4
months: .byte   6, 6, 7
years:  .byte   41, 42, 43

.proc ground
        set_word zp_ptr0, scenario_ground
        set_word zp_ptr1, hex_ground
        lda     #<(34*32)
        ldx     #>(34*32)
        falls_into copy
.endproc

; X:A bytes from zp_ptr0 to zp_ptr1.
.proc copy
        sta     zp_t0
        inx
        stx     zp_t1
        ldy     #0
@byte:  lda     zp_t0
        bne     @more
        dec     zp_t1
        beq     @done
@more:  dec     zp_t0
        lda     (zp_ptr0),y
        sta     (zp_ptr1),y
        iny
        bne     @byte
        inc     zp_ptr0+1
        inc     zp_ptr1+1
        bne     @byte                   ; always
@done:  rts
.endproc

; number, hex, entrenchment, points; a depot's hex is its home
.proc groups
        copy_word zp_ptr0, scenario_header
@group: ldy     #0
        lda     (zp_ptr0),y
        beq     @done
        tax
        jsr     group_kind
        ldy     #1
        cmp     #KIND_DEPOT
        beq     @depot
        lda     (zp_ptr0),y
        sta     group_at_lo,x
        iny
        lda     (zp_ptr0),y
        sta     group_at_hi,x
        iny
        lda     (zp_ptr0),y
        sta     group_dug,x
        iny
        lda     (zp_ptr0),y
        sta     group_guns,x
@next:  lda     zp_ptr0
        clc
        adc     #5
        sta     zp_ptr0
        bcc     @group
        inc     zp_ptr0+1
        bne     @group                  ; always
@done:  rts
@depot: txa                             ; 58..63 and 122..127 to 0..11
        cmp     #SOVIET_BIT
        bcc     @axis
        sbc     #SOVIET_BIT - DEPOTS
@axis:  sec
        sbc     #FIRST_DEPOT
        tax
        lda     (zp_ptr0),y
        sta     depot_home_lo,x
        sta     depot_last_lo,x
        iny
        lda     (zp_ptr0),y
        sta     depot_home_hi,x
        sta     depot_last_hi,x
        jmp     @next
.endproc

; The units of a side from zp_ptr0 to zp_ptr1; what is left of its records is empty.
.proc units
        lda     #UNITS
        sta     left
@unit:  ldy     #0
        lda     (zp_ptr0),y
        cmp     #$FF
        beq     @empty
        sta     (zp_ptr1),y             ; type, strength, experience
        iny
        lda     (zp_ptr0),y
        sta     (zp_ptr1),y
        iny
        lda     (zp_ptr0),y
        sta     (zp_ptr1),y
        iny
        lda     (zp_ptr0),y             ; group, then the name
        pha
        iny
        lda     (zp_ptr0),y
        tax
        iny
        lda     (zp_ptr0),y
        ldy     #U_NAME_HIGH
        sta     (zp_ptr1),y
        dey
        txa
        sta     (zp_ptr1),y
        dey
        pla
        sta     (zp_ptr1),y
        dey
        lda     #0
        sta     (zp_ptr1),y             ; rested
        ldy     #U_FLAGS
        sta     (zp_ptr1),y
        lda     zp_ptr0
        clc
        adc     #FACTS
        sta     zp_ptr0
        bcc     @next
        inc     zp_ptr0+1
        bne     @next                   ; always
@empty: ldy     #UNIT_SIZE - 1
        lda     #0
@clear: sta     (zp_ptr1),y
        dey
        bpl     @clear
@next:  lda     zp_ptr1
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr1
        bcc     @same
        inc     zp_ptr1+1
@same:  dec     left
        bne     @unit
        rts
.endproc
