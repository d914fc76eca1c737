; The computer regroups and builds.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .export computer_build
        .import city_raises, factory_build, group_count, group_kind, group_left, planes_pass
        .import rng_below, stack_at, stack_next, type_maximum, type_row, unit_choice, unit_first
        .import unit_joins, unit_raise
        .importzp GARRISON, GARRISON_GROUPS, GARRISON_UNITS, GARRISON_YEAR  ; balance.csv
        .importzp LAST_GROUPS, LAST_UNITS, TRUCKS_RAISED

SOVIET_CHOICES  = 2                     ; of the Soviets: mechanized, tanks, rifles
TRIES           = 60                    ; cities that are looked at in a week
KEPT            = 2                     ; 256ths of a pool that replacements may want
FULL            = 200                   ; aircraft of a group that wants no more

group           = zp_overlay
other           = zp_overlay+1
kind            = zp_overlay+2
tries           = zp_overlay+3
strength        = zp_overlay+4          ; strength of a new unit, 0: the most of its type

        .segment "BUILD"

;;; computer_build -- the build phase of a side that the computer commands
;;; rule:     3.0.1 4.4.1 4.5.4 4.8.1 4.9.2  groups of a kind in one hex become one, if that holds
;;;           them; factories at home; aircraft to the weakest group; new groups in cities, from
;;;           1943 on small ones in cities without any while the pool is not rich
;;; in:       st_side; zones_make's marks; the state
;;; out:      the state
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc computer_build
        jsr     factories
        jsr     aircraft
        jsr     groups_join
        lda     #TRIES
        sta     tries
@city:  jsr     raise
        dec     tries
        bne     @city
        rts
.endproc

; All factories that are ready go up at home, for vehicles: home is never taken.
.proc factories
        lda     #CITIES_ON_MAP          ; Germany, then the Urals
        clc
        adc     st_side
        tax
        lda     #1
        jsr     factory_build
        bcc     factories
        rts
.endproc

; What waits in the pool goes to the weakest air group.
.proc aircraft
        lda     #FULL
        sta     kind
        lda     #0
        sta     group
        ldx     #FIRST_AIR
        lda     st_side
        beq     @air
        ldx     #SOVIET_BIT + FIRST_AIR
@air:   lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        lda     group_guns,x
        cmp     kind
        bcs     @next
        sta     kind
        stx     group
@next:  inx
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_DEPOT
        bcc     @air
        ldy     group
        beq     @done
        ldx     st_side
        lda     pool_aircraft,x
        cmp     #MOST_PLANES
        bcc     @all
        lda     #MOST_PLANES
@all:   ldx     #0
        jmp     planes_pass
@done:  rts
.endproc

; Groups of a kind in one hex become one when they have six units or less.
.proc groups_join
        ldx     #1
        lda     st_side
        beq     @group
        ldx     #SOVIET_BIT + 1
@group: stx     group
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_hex+1
        lda     group_at_lo,x
        sta     zp_hex
        jsr     stack_next              ; the other one has the higher number
        bcs     @next
        stx     other
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @next
        sta     kind
        ldx     group
        jsr     group_kind
        cmp     kind
        bne     @next
        jsr     group_count
        sta     kind
        ldx     other
        jsr     group_count
        clc
        adc     kind
        cmp     #MOST_GROUP + 1
        bcs     @next
        jsr     all_join
@next:  ldx     group
        inx
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcc     @group
        rts
.endproc

; The units of `other` go over to `group`: C = 1 when the first has left the map.
.proc all_join
        ldx     other
        jsr     unit_first
        bcs     @empty
        ldx     group
        jsr     unit_joins
        bcc     all_join
@empty: ldx     other
        jmp     group_left
.endproc

; New units in a city drawn at random: they fill up a group that stands there, or make a new one.
.proc raise
        lda     #CITIES_ON_MAP
        jsr     rng_below
        tax
        jsr     city_raises
        bcs     @done
        lda     #0
        sta     strength
        ldx     st_side
        ldy     #KIND_INFANTRY
        lda     pool_infantry_hi,x
        cmp     #KEPT
        bcc     @poor
        lda     pool_vehicles_hi,x
        cmp     #TRUCKS_RAISED
        bcc     @kind
        dey
        .assert KIND_MECH = KIND_INFANTRY - 1, error, "the kinds' order"
@kind:  sty     kind
        jsr     @both
        ldy     #KIND_INFANTRY
        cpy     kind
        beq     @done
        sty     kind
@both:  jsr     there
        bcs     @done
@unit:  ldx     st_side
        lda     pool_infantry_hi,x
        cmp     #KEPT
        bcc     @done
        ldy     kind
        cpy     #KIND_INFANTRY
        beq     @spare
        lda     pool_vehicles_hi,x
        cmp     #TRUCKS_RAISED          ; what is left carries all supplies a hex farther
        bcc     @done
@spare:
        lda     #LAST_UNITS
        jsr     units_spare
        bcc     @done
        jsr     number_spare
        bcc     @done
        jsr     one
        bcc     @unit
@done:  rts
@poor:  tax                             ; half of what is kept may go into garrisons
        beq     @done
        lda     #GARRISON_YEAR - 1
        cmp     st_year
        bcs     @done
        sty     kind
        lda     st_side
        jsr     stack_at
        tax
        bne     @done
        lda     #GARRISON_GROUPS
        jsr     groups_spare
        bcc     @done
        lda     #GARRISON_UNITS
        jsr     units_spare
        bcc     @done
        lda     #0
        sta     group
        lda     #GARRISON
        sta     strength
        falls_into one
.endproc

; One more unit for `group`, or for a new one, which it then is: C = 1 when there can be none.
.proc one
        lda     #100
        jsr     rng_below
        tay
        ldx     kind
        lda     st_side
        beq     @axis
        cpx     #KIND_MECH
        bne     @rifles
        tya
        lsr     a                       ; as many tanks as mechanized corps
        lda     #0
        rol     a
        bpl     @choice                 ; always
@rifles:
        lda     #SOVIET_CHOICES
        bne     @choice                 ; always
@axis:  txa                             ; armour, infantry
@choice:
        jsr     unit_choice
        bcs     @no
        pha
        jsr     type_row
        ldy     strength
        bne     @few
        ldy     type_maximum,x          ; all of them
@few:   pla
        ldx     kind
        jsr     unit_raise
        bcs     @no
        lda     group
        bne     @joins
        stx     group
        clc
        rts
@joins: stx     other
        jsr     all_join
        ldx     other                   ; gone when the group took it
        lda     group_at_hi,x
        cmp     #NOWHERE
        bne     @no
        clc
        rts
@no:    sec
        rts
.endproc

; C = 1 when a new unit of `kind` has room in `group`, or st_side a number to spare for it.
.proc number_spare
        lda     kind
        cmp     #KIND_INFANTRY
        bne     @room                   ; a side with no more mechanized numbers does without
        ldx     group
        beq     @new
        jsr     group_count
        cmp     #MOST_GROUP
        bcc     @room
@new:   lda     #LAST_GROUPS
        bne     groups_spare            ; always
@room:  sec
        rts
.endproc

; C = 1 when st_side has A numbers of infantry groups to spare.
.proc groups_spare
        sta     other
        ldx     #FIRST_INFANTRY
        lda     st_side
        beq     @group
        ldx     #SOVIET_BIT + FIRST_INFANTRY
@group: lda     group_at_hi,x
        cmp     #NOWHERE
        bne     @used
        dec     other
        beq     @enough
@used:  inx
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcc     @group
        clc
        rts
@enough:
        sec
        rts
.endproc

; C = 1 when st_side has A numbers of units to spare.
.proc units_spare
        sta     other
        set_word zp_unit, unit_axis
        lda     st_side
        beq     @side
        set_word zp_unit, unit_soviet
@side:  ldx     #UNITS
        ldy     #U_STRENGTH
@unit:  lda     (zp_unit),y
        bne     @used
        dec     other
        beq     @enough
@used:  lda     zp_unit
        clc
        adc     #UNIT_SIZE
        sta     zp_unit
        bcc     @same
        inc     zp_unit+1
@same:  dex
        bne     @unit
        clc
        rts
@enough:
        sec
        rts
.endproc

; group = an own group of `kind` at zp_hex, or 0: C = 0 when there is room for another beside it.
.proc there
        lda     #0
        sta     group
        ldx     #0
        lda     st_side
        beq     @first
        ldx     #SOVIET_BIT - 1
@first: jsr     stack_next
        bcs     @room
        jsr     group_kind
        cmp     kind
        bne     @no
        lda     group
        bne     @no
        stx     group
        bne     @first                  ; always
@room:  clc
        rts
@no:    sec
        rts
.endproc
