; How many men a player may buy who is to take an area.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"

        .export men_bound
        .import side_attacks, formation_slot, kind_begin, kind_next, weapon_kind
        .import points_all, multiply_8

MEN_A_POINT     = 5

        .segment "FORCES_BSS"
bound_kind:     .res 1                  ; what is asked for
bound_slot:     .res 1                  ; letters looked at, as an index of formation_kind
bound_more:     .res 1
bound_men:      .res 2

        .segment "FORCES"

;;; men_bound -- whether a side may lead the men of one formation more
;;; rule:     3.9.3  what is appropriate to a force, as we read it: who scores for the area leads
;;; rule:     3.9.3  five men for each of its points, one company in any case.  A man costs a
;;; rule:     3.9.3  twentieth of a point (W16) and scores as much as a quarter (10.2.1): armies of
;;; rule:     3.9.3  nothing else took any objective.  Not of what is bought by itself.
;;; in:       X = kind; zp_side; formation_kind st_battle st_small st_period
;;; out:      C = 0 yes, C = 1 no; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_overlay+8..
;;; cycles:   -
.proc men_bound
        stx     bound_kind
        lda     zp_side
        jsr     side_attacks
        bcc     @done
        lda     #0
        sta     bound_men
        sta     bound_men+1
        ldx     bound_kind
        jsr     men_add
        lda     bound_men
        beq     @yes                    ; it has none
        ldy     #1                      ; behind the Command HQ's
        jsr     formation_slot
        stx     bound_slot
        lda     #FORMATIONS-1
        sta     bound_more
        lda     #0
        sta     bound_men
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
        lda     bound_men
        ora     bound_men+1
        beq     @yes                    ; the first company
        ldx     bound_kind
        jsr     men_add
        jsr     points_all
        sta     zp_t0
        lda     #MEN_A_POINT
        jsr     multiply_8
        sta     zp_t0
        lda     bound_men
        clc                             ; C = 1 in the end: more than that
        sbc     zp_t1
        lda     bound_men+1
        sbc     zp_t0
@done:  ldx     bound_kind
        rts
@yes:   clc
        bcc     @done                   ; always
.endproc

; The men of kind X are added to bound_men.  No kind has more than 250.
.proc men_add
        jsr     kind_begin
@unit:  jsr     kind_next
        bcs     @done
        ldx     force_weapon
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_INFANTRY
        bne     @unit
        lda     force_count
        clc
        adc     bound_men
        sta     bound_men
        bcc     @unit
        inc     bound_men+1
        bne     @unit                   ; always
@done:  rts
.endproc
