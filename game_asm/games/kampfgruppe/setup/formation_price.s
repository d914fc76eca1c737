; What formations cost; they are bought and given back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"

        .export formation_price, formation_buy, formation_return
        .import kind_begin, kind_next, weapon_points, formation_new
        .import formation_drop, kind_flags

POINT_WORTH     = 20                    ; victory points that a selection point stands for

        .segment "FORCES"

;;; formation_price -- selection points that a kind of formation costs
;;; rule:     3.9.3  W16: what its weapons are worth as kills, by 20, rounded up; Command HQs free
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

;;; formation_buy -- pay for a formation and give it the next letter
;;; rule:     3.9.3
;;; in:       X = kind, one that is offered; zp_side; st_points_left
;;; out:      C = 0: bought; C = 1: too dear, or no letter left; changes formation_kind,
;;;           st_points_left, unit_records, unit_x/y
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
;;; out:      C = 1 when there is none; changes formation_kind, st_points_left, unit_records
;;; clobbers: A X Y zp_t0 zp_unit zp_unit_no zp_overlay+8.. zp_t1
;;; cycles:   -
.proc formation_return
        lda     #1
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
