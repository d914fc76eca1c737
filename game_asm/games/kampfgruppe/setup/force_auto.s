; The computer chooses a force.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export force_auto, force_kinds_auto
        .import force_type_auto, force_command, kind_flags, kind_offered, formation_buy
        .import side_attacks, rng_below, AUTO_KINDS, NOT_MEETING
        .import NOT_REAR_GUARD, battle_assault

CHANCE          = 2                     ; battles of which one has them
TRIES           = 40                    ; draws before what is left is spent in order

        .segment "FORCES"

;;; force_auto -- choose a force to suit the battle and buy it
;;; rule:     3.9.2 4.9.4
;;; in:       zp_side; st_battle st_period st_points_left; rng_seed
;;; out:      st_force, units; changes formation_kind, st_points_left, unit_records, unit_x/y
;;; clobbers: A X Y zp_t0..zp_t2 zp_unit zp_unit_no zp_overlay+8.. rng_seed
;;; cycles:   -
.proc force_auto
        jsr     force_type_auto
        jsr     force_command
        jmp     force_kinds_auto
.endproc

;;; force_kinds_auto -- spend the points of a side
;;; rule:     3.9.2 4.9.4  in assaults off-map artillery first; one of each kind, then by chance
;;; rule:     10.2.5 W16  a defender keeps a point, a rear guard two; in a meeting, where men score
;;; rule:     W16  most, no light tanks; Soviets a tank company as a reserve in one assault of two
;;; in:       zp_side; st_force st_battle st_period st_points_left; rng_seed
;;; out:      units; changes formation_kind, st_points_left, unit_records, unit_x/y
;;; clobbers: A X Y zp_t0..zp_t2 zp_unit zp_unit_no zp_overlay+8.. rng_seed
;;; cycles:   -
.proc force_kinds_auto
        ldx     st_battle
        lda     #0
        sec
        sbc     auto_kept,x
        jsr     keep
        lda     #0
        sta     force_tanks
        jsr     battle_assault
        bcc     @off_map
        lda     #CHANCE                 ; the enemy is not to know
        jsr     rng_below
        sta     force_tanks
@off_map:
        ldx     #0                      ; off-map artillery, one
@guns:  lda     kind_flags,x
        and     #KIND_ASSAULTS
        beq     @no
        jsr     suits_part
        bcc     @no
        stx     force_turns
        jsr     formation_buy
        jmp     @core
@no:    inx
        cpx     #<AUTO_KINDS
        bcc     @guns
@core:  jsr     sweep
        lda     #0
        sta     force_tanks
        lda     #TRIES
        sta     force_turns+1
@draw:  lda     #<AUTO_KINDS
        jsr     rng_below
        tax
        lda     kind_flags,x
        and     #KIND_ASSAULTS
        bne     @next
        jsr     suits_part
        bcc     @next
        jsr     formation_buy
@next:  dec     force_turns+1
        bne     @draw
@rest:  jsr     points                  ; what is left, until nothing more can be had
        pha
        jsr     sweep
        jsr     points
        sta     zp_t0
        pla
        cmp     zp_t0
        bne     @rest
        ldx     st_battle
        lda     auto_kept,x
        ; on into keep
.endproc
        falls_into keep

; A is added to the points of side zp_side if it defends.
.proc keep
        pha
        lda     zp_side
        jsr     side_attacks
        pla
        bcs     @done
        sta     zp_t0
        jsr     points
        clc
        adc     zp_t0
        sta     st_points_left,y
@done:  rts
.endproc

; points that a defender does not use, by the battle's type: they count twice
auto_kept:      .byte 2, 1, 1, 1, 2

; A = points that side zp_side has left.
.proc points
        lda     zp_side
        asl     a
        tay
        lda     st_points_left,y        ; high byte is always 0
        rts
.endproc

; One of each kind that suits and can be paid, in their order.
.proc sweep
        lda     #0
        sta     force_turns
@kind:  ldx     force_turns
        lda     kind_flags,x
        and     #KIND_ASSAULTS
        bne     @next
        jsr     suits_part
        bcc     @next
        jsr     formation_buy
@next:  inc     force_turns
        lda     force_turns
        cmp     #<AUTO_KINDS
        bcc     @kind
        rts
.endproc

; C = 1 when kind X is offered and marked for the part that side zp_side plays.  Keeps X.
.proc suits_part
        cpx     #<NOT_MEETING           ; light tanks: dearer than 100 men, and score less
        bne     @any
        lda     st_battle
        eor     #BATTLE_MEETING
        cmp     #1                      ; C = 0 in one
        bcc     @done
@any:   jsr     kind_offered
        bcc     @done
        txa
        pha
        lda     zp_side
        jsr     side_attacks
        pla
        tax
        lda     #KIND_ATTACKERS
        bcs     @part
        cpx     #<NOT_REAR_GUARD        ; a reserve against armour that goes round
        bne     @defends
        lda     force_tanks
        cmp     #1
        bcc     @done
@defends:
        lda     #KIND_DEFENDERS
@part:  and     kind_flags,x
        cmp     #1                      ; C = 1 when the mark is set
@done:  rts
.endproc

        .segment "FORCES_BSS"
force_tanks:    .res 1                  ; 1 = Soviets who are assaulted still want a tank company
