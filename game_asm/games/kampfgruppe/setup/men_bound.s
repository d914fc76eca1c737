; How many men a player may buy who is to take an area, and how many of their heavy weapons.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"

        .export men_bound
        .import side_attacks, formation_slot, kind_begin, kind_next, weapon_kind
        .import points_all, multiply_8

MEN_A_POINT     = 5                     ; of machine guns and mortars one

        .segment "FORCES_BSS"
bound_kind:     .res 1                  ; what is asked for
bound_slot:     .res 1                  ; letters looked at, as an index of formation_kind
bound_more:     .res 1
bound_men:      .res 2
bound_arms:     .res 1                  ; machine guns and mortars
more_men:       .res 1                  ; those of the kind that is asked for
more_arms:      .res 1

        .segment "FORCES"

;;; men_bound -- whether a side may lead the men and the machine guns of one formation more
;;; rule:     3.9.3  what is appropriate to a force, as we read it: who scores for the area leads
;;; rule:     3.9.3  five men and one machine gun or mortar for each of its points, one company in
;;; rule:     3.9.3  any case.  A man costs a twentieth of a point (W16) and scores as much as a
;;; rule:     3.9.3  quarter (10.2.1), a machine gun a tenth and half a point: armies of nothing
;;; rule:     3.9.3  else took any objective.  Not of what is bought by itself.
;;; in:       X = kind; zp_side; formation_kind st_battle st_small st_period
;;; out:      C = 0 yes, C = 1 no; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_overlay+8..
;;; cycles:   -
.proc men_bound
        stx     bound_kind
        lda     zp_side
        jsr     side_attacks
        bcc     @done
        jsr     none_yet
        ldx     bound_kind
        jsr     men_add
        lda     bound_men
        sta     more_men
        lda     bound_arms
        sta     more_arms
        jsr     none_yet
        ldy     #1                      ; behind the Command HQ's
        jsr     formation_slot
        stx     bound_slot
        lda     #FORMATIONS-1
        sta     bound_more
@letter:
        ldx     bound_slot
        lda     formation_kind,x
        cmp     #NO_KIND
        beq     @bought
        tax
        jsr     men_add
        inc     bound_slot
        dec     bound_more
        bne     @letter
@bought:
        jsr     points_all
        sta     zp_t0
        lda     more_arms
        beq     @men
        lda     bound_arms
        beq     @men                    ; the first company
        clc
        adc     more_arms
        bcs     @done
        clc                             ; C = 1 in the end: more than that
        sbc     zp_t0
        bcs     @done
@men:   lda     more_men
        beq     @yes                    ; it has none
        lda     bound_men
        ora     bound_men+1
        beq     @yes
        lda     #MEN_A_POINT
        jsr     multiply_8
        sta     zp_t0
        lda     bound_men
        clc
        adc     more_men
        bcc     @sum
        inc     bound_men+1
        clc
@sum:   sbc     zp_t1                   ; C = 0, as above
        lda     bound_men+1
        sbc     zp_t0
@done:  ldx     bound_kind
        rts
@yes:   clc
        bcc     @done                   ; always
.endproc

; Nothing is counted yet.
.proc none_yet
        lda     #0
        sta     bound_men
        sta     bound_men+1
        sta     bound_arms
        rts
.endproc

; The men of kind X are added to bound_men, its machine guns and mortars to bound_arms.  No kind has
; more than 250 men, or 16 of the others.
.proc men_add
        jsr     kind_begin
@unit:  jsr     kind_next
        bcs     @done
        ldx     force_weapon
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_MORTAR
        bcc     @unit
        cmp     #KIND_INFANTRY
        beq     @men
        bcs     @unit
        lda     force_count
        adc     bound_arms              ; C = 0
        bcc     @some
        lda     #$FF
@some:  sta     bound_arms
        jmp     @unit
@men:   lda     force_count
        clc
        adc     bound_men
        sta     bound_men
        bcc     @unit
        inc     bound_men+1
        bne     @unit                   ; always
@done:  rts
.endproc
