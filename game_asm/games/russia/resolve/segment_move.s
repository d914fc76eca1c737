; The groups of a side move, or come to stand before an enemy.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export segment_move, plot_way, plot_hex, tactical_enter
        .import enter_fatigue, frozen, ground_at, group_enters, group_kind, group_tired
        .import hex_edge_there
        .import hex_edges, hex_neighbour, stack_at, terrain_at, told_move

group           = zp_overlay
side            = zp_overlay+2
way             = zp_overlay+3

        .segment "GROUND"

;;; segment_move -- the groups of a side take their plots' next step, in the order of their numbers
;;; rule:     6.6.3 6.6.5 6.6.6 6.6.7 6.6.10 6.6.11 7.3.1 7.3.2 7.3.3 7.4.1 8.4.4 6.7.2 6.6.1
;;; in:       A = side 0..1; X = 0 the first segment, 1 that of mechanized groups alone
;;; out:      group_at_lo, group_at_hi, group_plot, group_flags, group_steps, group_dug, group_guns,
;;;           group_target_lo, group_target_hi; the units, pools and ground; st_attack
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc segment_move
        sta     side
        stx     fight_segment
        ldx     st_attack
        bne     @first                  ; where RESET broke it off
        ldx     #1
        lsr     a
        bcc     @first
        ldx     #SOVIET_BIT
@first: stx     group
@group: ldx     group
        inx
        stx     st_attack
        dex
        lda     group_flags,x
        and     #GF_ATTACKS ^ $FF
        sta     group_flags,x
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        lda     group_plot,x
        beq     @next
        jsr     one
@next:  inc     group
        ldx     group
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcc     @group
        lda     #0
        sta     st_attack
        rts
.endproc

; Group X carries out its plot for this segment.
.proc one
        jsr     group_kind
        tay
        lda     fight_segment
        jsr     plot_way
        bcs     @done
        sta     way
        lda     group_plot,x
        bmi     @aims                   ; fires, if this is its last step
@moves: lda     way
        jsr     plot_hex
        lda     side
        eor     #1
        jsr     stack_at
        cmp     #1
        bcs     @fights
        lda     group_plot,x
        and     #PLOT_STOP
        beq     @goes
        jsr     last_step
        beq     @done                   ; it only attacks, and nobody is there
@goes:  jmp     tactical_step
@aims:  jsr     last_step
        bne     @moves
        lda     way
        jsr     plot_hex
@fights:
        lda     zp_hex
        sta     group_target_lo,x
        lda     zp_hex+1
        sta     group_target_hi,x
        lda     group_flags,x
        ora     #GF_ATTACKS
        sta     group_flags,x
@done:  rts
.endproc

; Z = 1 when this segment has the last direction of group X's plot.
.proc last_step
        lda     fight_segment
        bne     @last
        lda     group_plot,x
        and     #PLOT_SECOND
        rts
@last:  lda     #0
        rts
.endproc

;;; plot_way -- which way a plot goes in a segment
;;; rule:     6.6.6 6.6.7 7.3.2
;;; in:       X = group; Y = its KIND_*; A = segment 0..1
;;; out:      C = 0: A = direction 0..5; C = 1: it does nothing; X kept
;;; clobbers: Y
;;; cycles:   <= 50
.proc plot_way
        lsr     a
        lda     group_plot,x
        bcs     @second
        and     #PLOT_FIRST
        cmp     #PLOT_PAUSE
        bcs     @none
@way:   sec
        sbc     #1
        bcc     @none
        clc
        rts
@second:
        cpy     #KIND_MECH
        bne     @none
        and     #PLOT_SECOND
        lsr     a
        lsr     a
        lsr     a
        jmp     @way
@none:  sec
        rts
.endproc

;;; plot_hex -- the hex that a group's plot leads to
;;; in:       X = group; A = direction 0..5
;;; out:      zp_hex; X kept
;;; clobbers: A Y zp_arg0 zp_arg1
;;; cycles:   <= 100
.proc plot_hex
        tay
        lda     group_at_lo,x
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_arg1
        txa
        pha
        tya
        tax
        jsr     hex_neighbour
        pla
        tax
        lda     zp_arg0
        sta     zp_hex
        lda     zp_arg1
        sta     zp_hex+1
        rts
.endproc

; Group X moves into zp_hex, in direction `way`, or its plot is over.
.proc tactical_step
        jsr     ground_at
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @over
        lda     side
        jsr     stack_at
        cmp     #STACK
        bcs     @over
        lda     st_weather
        cmp     #WEATHER_RAIN
        bne     @dry
        lda     group_steps,x
        bne     @over
@dry:   jsr     group_tired
        bcs     @over
        lda     way
        jsr     tactical_enter
        jmp     told_move
@over:  lda     #0
        sta     group_plot,x
        rts
.endproc

;;; tactical_enter -- a group comes into the next hex by a tactical move, an advance or a retreat
;;; rule:     8.1.2 8.1.3 8.1.5 6.6.12 8.8.1 8.1.12
;;; in:       X = group; zp_hex = the hex; A = direction 0..5 it comes in
;;; out:      group_at_lo, group_at_hi, group_steps, group_flags, group_dug, group_guns; the units,
;;;           pools and ground; X kept
;;; clobbers: A Y scratch zp_group zp_unit zp_terrain zp_river zp_rules
;;; cycles:   -
.proc tactical_enter
        stx     zp_group
        tay
        lda     group_at_lo,x
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_arg1
        tya
        tax
        lda     #0
        sta     zp_river
        lda     #>hex_edges
        jsr     hex_edge_there
        beq     @dry
        inc     zp_river
@dry:   jsr     terrain_at
        sta     zp_terrain
        ldx     zp_group
        lda     #1
        jsr     enter_fatigue
        jsr     group_enters
        inc     group_steps,x
        jsr     group_tired
        bcc     @fresh
        lda     group_flags,x
        ora     #GF_TIRED
        sta     group_flags,x
@fresh: rts
.endproc
