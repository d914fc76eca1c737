; What formations cost, and who may buy them.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"

        .export formation_price, kind_offered, formation_buy, formation_return, points_set
        .import kind_begin, kind_next, weapon_points, formation_new, formation_drop
        .import kind_flags, kind_years, side_attacks, battle_assault

POINT_WORTH     = 20                    ; victory points that a selection point stands for
LARGE           = 60
MEDIUM          = 40
SMALL           = 20

        .segment "FORCES"

;;; formation_price -- selection points that a kind of formation costs
;;; rule:     W16  what its weapons are worth as kills, by 20, rounded up; a Command HQ is free
;;; in:       X = kind; st_period
;;; out:      A = 0..255; X kept
;;; clobbers: Y zp_overlay+8..
;;; cycles:   -
.proc formation_price
        stx     force_kind
        lda     #0
        sta     force_sum
        sta     force_sum+1
        lda     kind_flags,x
        and     #KIND_COMMAND
        bne     @ready
        jsr     kind_begin
@unit:  jsr     kind_next
        bcs     @sum
        ldx     force_weapon
        jsr     weapon_points
        sta     force_weapon
        ldx     force_count
@weapon:
        lda     force_sum
        clc
        adc     force_weapon
        sta     force_sum
        bcc     @next
        inc     force_sum+1
@next:  dex
        bne     @weapon
        beq     @unit                   ; always
@sum:   lda     force_sum
        clc
        adc     #POINT_WORTH-1
        sta     force_sum
        bcc     @ready
        inc     force_sum+1
@ready: ldy     #0
@divide:
        lda     force_sum
        sec
        sbc     #POINT_WORTH
        tax
        lda     force_sum+1
        sbc     #0
        bcc     @done
        sta     force_sum+1
        stx     force_sum
        iny
        bne     @divide                 ; always: no formation is worth 5100
@done:  tya
        ldx     force_kind
        rts
.endproc

;;; kind_offered -- whether a side may buy a kind of formation
;;; rule:     3.7.2 3.9.3 4.9.1 4.9.2  what its force type and the period have; off-map artillery
;;; rule:     4.9.2  only in assaults
;;; in:       X = kind; zp_side; st_force st_period st_battle
;;; out:      C = 1 when yes; X kept
;;; clobbers: A Y zp_t0
;;; cycles:   <= 120
.proc kind_offered
        jsr     kind_suits
        bcc     @no
        lda     kind_flags,x
        and     #KIND_COMMAND
        bne     @no
        lda     kind_flags,x
        and     #KIND_ASSAULTS
        beq     @yes
        jmp     battle_assault
@yes:   sec
        rts
@no:    clc
        rts
.endproc

;;; kind_suits -- whether a kind of formation is of this side, force type and period
;;; in:       X = kind; zp_side; st_force st_period
;;; out:      C = 1 when yes; X kept
;;; clobbers: A Y zp_t0
;;; cycles:   <= 80
        .export kind_suits
.proc kind_suits
        lda     kind_flags,x
        asl     a                       ; C = 1: of the Soviets
        lda     #0
        rol     a
        cmp     zp_side
        bne     @no
        tay
        lda     st_force,y
        tay
        lda     force_bit,y
        and     kind_flags,x
        beq     @no
        lda     kind_years,x
        and     #$0F
        cmp     st_period
        bcc     @no                     ; over
        lda     kind_years,x
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        cmp     st_period
        beq     @yes
        bcs     @no                     ; not yet
@yes:   sec
        rts
@no:    clc
        rts
.endproc
force_bit:      .byte 1, 2, 4

;;; formation_buy -- pay for a formation and give it the next letter
;;; rule:     3.9.3
;;; in:       X = kind, one that is offered; zp_side; st_points_left
;;; out:      C = 0: bought; C = 1: too dear, or no letter left
;;; clobbers: A X Y zp_t0 zp_t1 zp_unit zp_unit_no zp_overlay+8..
;;; cycles:   -
.proc formation_buy
        jsr     formation_price
        pha
        jsr     points_at
        pla
        pha
        cmp     st_points_left,y
        beq     @pay
        bcs     @dear                   ; side's high byte is always 0
@pay:   txa
        jsr     formation_new
        bcs     @dear
        jsr     points_at
        pla
        sta     force_sum
        lda     st_points_left,y
        sec
        sbc     force_sum
        sta     st_points_left,y
        clc
        rts
@dear:  pla
        sec
        rts
.endproc

;;; formation_return -- give the last formation bought back
;;; in:       zp_side
;;; out:      C = 1 when there is none
;;; clobbers: A X Y zp_t0 zp_unit zp_unit_no zp_overlay+8..
;;; cycles:   -
.proc formation_return
        jsr     formation_drop
        bcs     @done
        tax
        jsr     formation_price
        sta     force_sum
        jsr     points_at
        lda     st_points_left,y
        clc
        adc     force_sum
        sta     st_points_left,y
        clc
@done:  rts
.endproc

; Y = place of side zp_side in st_points_left.  Spoils A.
.proc points_at
        lda     zp_side
        asl     a
        tay
        rts
.endproc

;;; points_set -- the selection points that each side begins with
;;; rule:     3.8.2 3.8.3 3.8.4 3.8.5  W16: large 60, medium 40, small 20; half in a small battle
;;; in:       st_battle st_small
;;; out:      st_points_left
;;; clobbers: A X
;;; cycles:   <= 80
.proc points_set
        ldx     st_battle
        lda     german_points,x
        jsr     @size
        sta     st_points_left
        ldx     st_battle
        lda     soviet_points,x
        jsr     @size
        sta     st_points_left+2
        lda     #0
        sta     st_points_left+1
        sta     st_points_left+3
        rts
@size:  ldx     st_small
        beq     @large
        lsr     a
@large: rts
.endproc

german_points:  .byte LARGE, LARGE, MEDIUM, MEDIUM, SMALL
soviet_points:  .byte SMALL, MEDIUM, MEDIUM, LARGE, LARGE
