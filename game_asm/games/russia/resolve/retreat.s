; The defenders go back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export retreat, retreat_hex
        .import dug_friend, fatigue_add, fight_result, ground_at, group_leaves, hex_neighbour
        .import held_by, lost_add
        .import on_line, retreat_fatigue, stack_at, tactical_enter, terrain_at, unit_first
        .import unit_next
        .import way_of, zones_make

each            = zp_overlay+12
way             = zp_overlay+13         ; the attack's
side            = zp_overlay+14         ; of the defenders
going           = zp_overlay+15         ; groups that go
try             = zp_overlay+16
found           = zp_overlay+17         ; direction + 1, 0 none
room            = zp_overlay+18         ; groups that a hex must take; 0 when it is `found`
ABSENT          = 1                     ; weeks an air group is away, and a draw of one more

        .segment "GROUND"

;;; retreat -- defenders without a fortress or trenches go back, or surrender
;;; rule:     7.7.1 7.7.2 7.7.3 7.7.4 7.7.5 7.7.6 8.1.9 8.10.5 10.0.5
;;; in:       fight_attackers, fight_defenders, fight_hex, fight_side
;;; out:      the state; fight_result = 1 when somebody goes back, 2 when somebody surrenders;
;;;           fight_lost
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc retreat
        lda     fight_hex
        sta     zp_hex
        lda     fight_hex+1
        sta     zp_hex+1
        jsr     terrain_at
        cmp     #TERRAIN_FORT
        bne     @open
        jsr     garrison
        bcs     @none
@open:  jsr     attacked
        sta     way
        lda     fight_side
        eor     #1
        sta     side
        jsr     count
        lda     going
        beq     @none
        lda     st_side
        pha
        lda     side
        sta     st_side
        jsr     zones_make
        pla
        sta     st_side
        lda     #0
        sta     each
@group: ldx     each
        lda     fight_defenders,x
        tax
        jsr     stays
        bcs     @next
        jsr     one
@next:  inc     each
        lda     each
        cmp     fight_defenders_n
        bcc     @group
@none:  rts
.endproc

; A = the direction from which the attack came: that of the first attacker who is left.
.proc attacked
        ldy     #0
@group: ldx     fight_attackers,y
        lda     group_at_hi,x
        cmp     #NOWHERE
        bne     @there
        iny
        cpy     fight_attackers_n
        bcc     @group
@there: jmp     way_of
.endproc

; C = 1 when a combat group defends: aircraft alone hold no fortress.
.proc garrison
        ldy     fight_defenders_n
@group: dey
        bmi     @none
        ldx     fight_defenders,y
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @group
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @group
        sec
        rts
@none:  clc
        rts
.endproc

; C = 1 when group X does not go: it has trenches left, or is not there.
.proc stays
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @stays
        lda     group_dug,x
        cmp     #1
@stays: rts
.endproc

; How many go: of combat groups, room for all of them is sought first.
.proc count
        lda     #0
        sta     going
        sta     room
        ldy     fight_defenders_n
@group: dey
        bmi     @done
        ldx     fight_defenders,y
        jsr     stays
        bcs     @group
        inc     going
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @group
        inc     room
        bne     @group                  ; always
@done:  rts
.endproc

; Group X goes.
.proc one
        stx     zp_group
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcc     @troops
        jmp     aircraft
@troops:
        lda     room
        bne     @seeks
        ldx     found                   ; where the first has gone
        dex
        jsr     goes_way
        jmp     @there
@seeks: lda     way
        jsr     retreat_hex
        bcc     @there
        lda     room                    ; together there is no room: each by itself
        cmp     #2
        bcc     @lost
        lda     #1
        sta     room
        lda     way
        jsr     retreat_hex
        bcs     @lost
@there: lda     fight_result
        bne     @one_lost
        inc     fight_result
@one_lost:
        ldx     zp_group
        lda     #0
        sta     group_guns,x            ; not to the pool: they are lost
        sta     group_plot,x
        lda     found
        sec
        sbc     #1
        jsr     tactical_enter
        dec     group_steps,x           ; no step of its own (10.0.5)
        lda     room                    ; room for two was found: the other follows
        and     #1
        sta     room
        ldx     zp_group
        jsr     unit_first
        bcs     @done
@unit:  jsr     retreat_fatigue
        jsr     fatigue_add
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        cmp     #MOST_FATIGUE
        bcc     @fresh
        ldx     zp_group
        lda     group_flags,x
        ora     #GF_TIRED
        sta     group_flags,x
@fresh: jsr     unit_next
        bcc     @unit
@done:  rts
@lost:  lda     #2
        sta     fight_result
        ldx     zp_group
        jsr     unit_first
        bcs     @gone
@each:  ldy     #U_STRENGTH
        lda     (zp_unit),y
        pha
        lda     #0
        sta     (zp_unit),y
        pla
        ldx     #2
        jsr     lost_add
        jsr     unit_next
        bcc     @each
@gone:  ldx     zp_group
        jmp     group_leaves
.endproc

; Air group X on the ground is lost.
.proc aircraft
        lda     group_guns,x            ; half of them reach the pool
        lsr     a
        ldy     side
        clc
        adc     pool_aircraft,y
        bcc     @pool
        lda     #$FF
@pool:  sta     pool_aircraft,y
        jsr     group_leaves
        lda     #ABSENT
        sta     group_absent,x
        rts
.endproc

;;; retreat_hex -- where defenders may go back to
;;; rule:     7.7.2 7.7.3 6.7.4 6.10.3  straight back first, then one and two directions aside, own
;;;           rail
;;;           or city before others; ground that takes them and no enemy or his zone, but for a
;;;           friend's trenches
;;; in:       A = direction 0..5 of the attack; zp_group; zp_overlay+14 = their side,
;;;           zp_overlay+18 = how many go; zones_make's marks for that side
;;; out:      C = 0: zp_hex, zp_overlay+17 = direction + 1; C = 1: none
;;; clobbers: A X Y scratch zp_rules zp_overlay+16
;;; cycles:   -
.proc retreat_hex
        sta     way
        lda     #0
        sta     found
        ldx     #0
@try:   stx     try
        jsr     look
        bcs     @next
        ldx     try
        beq     @take                   ; straight back
        jsr     goes
        ldy     side
        jsr     on_line
        bcs     @take
        lda     found
        bne     @next
        jsr     direction
        tax
        inx
        stx     found                   ; the first of a pair, unless the other has a railway
@next:  ldx     try
        cpx     #2                      ; a pair of ways has been looked at
        bne     @on
        lda     found
        bne     @have
@on:    inx
        cpx     #5
        bcc     @try
        lda     found
        bne     @have
        sec
        rts
@take:  jsr     direction
        tax
        inx
        stx     found
@have:  ldx     found
        dex
        jsr     goes_way
        clc
        rts
.endproc

; A = the direction of try `try`.
.proc direction
        ldx     try
        lda     way
        clc
        adc     turns,x
        cmp     #DIRECTIONS
        bcc     @in
        sbc     #DIRECTIONS
@in:    rts
turns:  .byte   0, 1, 5, 2, 4
.endproc

; zp_hex = next to the battle's hex in the direction of `try`, or in X.
.proc goes
        jsr     direction
        tax
.endproc
.proc goes_way
        lda     fight_hex
        sta     zp_arg0
        lda     fight_hex+1
        sta     zp_arg1
        jsr     hex_neighbour
        lda     zp_arg0
        sta     zp_hex
        lda     zp_arg1
        sta     zp_hex+1
        rts
.endproc

; C = 0 when they may go in the direction of `try`.
.proc look
        jsr     goes
        jsr     ground_at
        sta     zp_rules+12
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @no
        bit     zp_rules+12
        bvs     @no                     ; an enemy
        cmp     #TERRAIN_CITY
        bcc     @land
        lda     zp_rules+12
        ldy     side
        jsr     held_by
        bcc     @no
@land:  lda     side
        jsr     stack_at
        clc
        adc     room
        cmp     #STACK + 1
        bcs     @no
        bit     zp_rules+12
        bpl     @yes
        ldy     side
        jsr     dug_friend
        bcc     @no
@yes:   clc
        rts
@no:    sec
        rts
.endproc
