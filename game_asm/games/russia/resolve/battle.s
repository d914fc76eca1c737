; A battle: guns, odds, losses, retreat, advance.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export battle, battle_sums, fight_lost, fight_result, lost_add
        .import acs_scale, advance, attack_factors, battle_fatigue, battle_noted, bombard
        .import defence_factors
        .import dug_destroyed, dug_left, experience_won, fatigue_add, group_acs, group_kind
        .import groups_clear, hex_edge_there, hex_edges, loss_attacker, loss_defender, loss_spread
        .import odds_find, retreat, retreat_chance, rng_below, rng_next, rng_word
        .import terrain_at
        .import told_battle, unit_first, unit_hurt, unit_next, way_of

each            = zp_overlay+4
mobile          = zp_overlay+5          ; three bytes: the mechanized part of the defence
most_dug        = zp_overlay+8
loss            = zp_overlay+9          ; 256ths, whole
lost            = zp_overlay+11         ; two bytes of fight_lost
MOST_LOST       = 50                    ; per cent of the attackers, whatever the dice

        .segment "GROUND_BSS"
fight_lost:     .res 4                  ; strength points lost: attackers, defenders, under fire too
fight_result:   .res 1                  ; 0 held, 1 went back, 2 surrendered, or nobody is left

        .segment "GROUND"

;;; battle -- the attackers assault the hex
;;; rule:     7.5.1 7.6.1 7.7.1 7.7.5 7.7.6 7.10.1 7.10.2 7.10.4 8.1.8 8.2.1
;;; in:       fight_attackers, fight_defenders, fight_hex, fight_side
;;; out:      the state
;;; clobbers: everything
;;; cycles:   -
.proc battle
        lda     #0
        ldx     #4
@clear: sta     fight_lost,x
        dex
        bpl     @clear
        lda     #1
        jsr     bombard
        jsr     battle_sums
        jsr     odds_find
        jsr     loss_attacker
        jsr     spread
        cmp     #MOST_LOST
        bcc     @some
        lda     #MOST_LOST
        sta     loss+1
        lda     #0
        sta     loss
@some:  jsr     attackers_lose
        jsr     loss_defender
        jsr     spread
        jsr     defenders_lose
        jsr     trenches
        jsr     groups_clear
        jsr     retreat_chance
        bcs     @goes
        sta     each
        jsr     rng_next
        cmp     each
        bcs     @held
@goes:  jsr     retreat
@held:  jsr     ends
        jsr     advance
        jsr     groups_clear
        jsr     battle_noted
        jmp     told_battle             ; last: RESET at its key loses nothing
.endproc
        .assert fight_result = fight_lost + 4, lderror, "the result is cleared with the losses"

;;; battle_sums -- strengths of both sides, with all that ground, weather and armour do
;;; rule:     7.6.1 7.6.2 7.6.3 7.6.5 7.9.1 7.10.3
;;; in:       fight_attackers, fight_defenders, fight_hex
;;; out:      zp_attack, zp_defence; zp_dug = the highest entrenchment; zp_share
;;; clobbers: A X Y scratch zp_acs zp_group zp_unit zp_hex zp_terrain zp_out zp_river zp_rules
;;;           zp_lib0 zp_lib1 zp_overlay+4..zp_overlay+8
;;; cycles:   -
.proc battle_sums
        lda     #0
        ldx     #2
@clear: sta     zp_attack,x
        sta     zp_defence,x
        sta     mobile,x
        dex
        bpl     @clear
        sta     most_dug
        sta     each
@defender:
        ldx     each
        lda     fight_defenders,x
        tax
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @no_units
        lda     group_dug,x
        sta     zp_dug
        cmp     most_dug
        bcc     @shallow
        sta     most_dug
@shallow:
        jsr     group_acs
        jsr     defence_factors
        ldx     #zp_defence
        jsr     add
        ldx     zp_group
        jsr     group_kind
        tay
        bne     @no_units
        ldx     #mobile
        jsr     add
@no_units:
        inc     each
        lda     each
        cmp     fight_defenders_n
        bcc     @defender
        jsr     share_find
        lda     fight_hex
        sta     zp_hex
        lda     fight_hex+1
        sta     zp_hex+1
        jsr     terrain_at
        sta     zp_terrain
        lda     #0
        sta     each
@attacker:
        ldx     each
        lda     fight_attackers,x
        tax
        jsr     group_acs
        ldx     zp_group
        lda     group_at_lo,x
        sta     zp_hex
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_hex+1
        sta     zp_arg1
        jsr     out_of
        sta     zp_out
        jsr     way_of
        tax
        lda     #0
        sta     zp_river
        lda     #>hex_edges
        jsr     hex_edge_there
        beq     @dry
        inc     zp_river
@dry:   ldx     zp_group
        jsr     attack_factors
        ldx     #zp_attack
        jsr     add
        inc     each
        lda     each
        cmp     fight_attackers_n
        bcc     @attacker
        lda     most_dug
        sta     zp_dug
        rts
.endproc

; A = the terrain that an attacker leaves, a swamp under rail too: it counts as rail.
.proc out_of
        jmp     terrain_at
.endproc

; zp_acs to the three bytes of page zero at X.
.proc add
        clc
        lda     zp_acs
        adc     0,x
        sta     0,x
        lda     zp_acs+1
        adc     1,x
        sta     1,x
        lda     zp_acs+2
        adc     2,x
        sta     2,x
        rts
.endproc

; zp_share = per cent of the defence that is mechanized: both halved until they are bytes.
.proc share_find
        lda     zp_defence
        ora     zp_defence+1
        ora     zp_defence+2
        beq     @none
        ldx     #2
@keep:  lda     zp_defence,x
        sta     zp_t5,x
        lda     mobile,x
        sta     zp_acs,x
        dex
        bpl     @keep
@shift: lda     zp_t6
        ora     zp_t7
        beq     @bytes
        lsr     zp_t7
        ror     zp_t6
        ror     zp_t5
        lsr     zp_acs+2
        ror     zp_acs+1
        ror     zp_acs
        jmp     @shift
@bytes: ldy     zp_t5
        beq     @none
        lda     #100
        jsr     acs_scale
        lda     zp_acs                  ; a part of it: 100 at most
        sta     zp_share
        rts
@none:  lda     #0
        sta     zp_share
        rts
.endproc

; A, Y = a loss on average: `loss` as it turns out, A its whole per cent.
.proc spread
        pha
        tya
        pha
        jsr     rng_word
        pla
        tay
        pla
        jsr     loss_spread
        sty     loss
        sta     loss+1
        rts
.endproc

.proc attackers_lose
        lda     #0
        sta     lost
        sta     each
@group: ldx     each
        lda     fight_attackers,x
        tax
        sec                             ; an attacker
        jsr     units_lose
        inc     each
        lda     each
        cmp     fight_attackers_n
        bcc     @group
        rts
.endproc

.proc defenders_lose
        lda     #2
        sta     lost
        lda     #0
        sta     each
@group: ldx     each
        lda     fight_defenders,x
        tax
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @next
        clc
        jsr     units_lose
@next:  inc     each
        lda     each
        cmp     fight_defenders_n
        bcc     @group
        rts
.endproc

; The units of group X lose `loss`, tire and learn; C = 1 attackers.
.proc units_lose
        php
        jsr     unit_first
        bcs     @all
@unit:  ldy     #U_STRENGTH
        lda     (zp_unit),y
        pha
        lda     loss+1
        ldy     loss
        jsr     unit_hurt
        lda     #5
        jsr     rng_below
        tay
        pla
        plp
        php
        pha
        tya
        jsr     battle_fatigue
        jsr     fatigue_add
        pla
        ldx     lost
        jsr     lost_add
        jsr     experience_won
        jsr     unit_next
        bcc     @unit
@all:   plp
        rts
.endproc

;;; lost_add -- what a unit has lost goes to the losses of a battle
;;; rule:     7.10.2  ours: gunfire, fighting, and all of whom surrenders
;;; in:       zp_unit; A = its strength before; X = 0 attackers, 2 defenders
;;; out:      fight_lost; X kept
;;; clobbers: A Y
;;; cycles:   <= 45
.proc lost_add
        ldy     #U_STRENGTH
        sec
        sbc     (zp_unit),y
        clc
        adc     fight_lost,x
        sta     fight_lost,x
        bcc     @done
        inc     fight_lost+1,x
@done:  rts
.endproc

; Nobody held the hex whom guns or losses have ended, and aircraft on the ground never do.
.proc ends
        lda     fight_result
        bne     @done
        ldy     fight_defenders_n
@group: dey
        bmi     @gone
        ldx     fight_defenders,y
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @group
@done:  rts
@gone:  lda     #2
        sta     fight_result
        rts
.endproc

; What the attack leaves of the entrenchments.
.proc trenches
        lda     #0
        sta     each
@group: ldx     each
        lda     fight_defenders,x
        tax
        stx     zp_group
        lda     group_dug,x
        beq     @next
        sta     zp_dug
        jsr     dug_destroyed
        jsr     dug_left
        ldx     zp_group
        sta     group_dug,x
@next:  inc     each
        lda     each
        cmp     fight_defenders_n
        bcc     @group
        rts
.endproc
