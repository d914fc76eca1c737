; Who may buy a kind of formation.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"

        .export kind_offered, kind_suits
        .import kind_flags, kind_years, battle_assault

        .segment "FORCES"

;;; kind_offered -- whether a side may buy a kind of formation
;;; rule:     3.7.2 3.9.3 4.9.1 4.9.2 11.0.1  what its force type and the period have; off-map guns
;;; rule:     4.9.2  only in assaults
;;; in:       X = kind; zp_side; st_force st_period st_battle
;;; out:      C = 1 when yes; X kept
;;; clobbers: A Y zp_t0
;;; cycles:   <= 135
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
