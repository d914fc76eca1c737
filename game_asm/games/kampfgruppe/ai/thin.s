; Who had better wait for the others.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export thin
        .import area_here, way_end, foe_within, late, w_thin, w_wide, w_leash
        .import way_left, w_leash_front

        .segment "COMPUTER"

;;; thin -- does the unit at work wait for the others, with an enemy near?
;;; rule:     W23  thin armour with nobody aboard, as long as there is time; an attacker's Command
;;; rule:     W23  HQ, which also keeps behind the others while no enemy is known
;;; in:       zp_unit zp_unit_no, ai_kind ai_index ai_letter ai_weapon ai_mission ai_level ai_front,
;;;           aboard; ai_foes foe_*; zp_side, st_battle st_turn st_last_turn st_objective_x/y
;;; out:      C = 1 it does
;;; clobbers: A X Y zp_from_x..zp_to_y zp_arg0 zp_t0 zp_t1 near_dx near_dy ai_t2 ai_best ai_best_at
;;; cycles:   -
.proc thin
        ldx     st_battle
        lda     ai_index
        ora     ai_letter
        bne     @kind
        lda     w_leash,x
        sta     ai_t2
        beq     @kind
        jsr     way_left
        ldx     st_battle
        sec
        sbc     w_leash_front,x
        bcc     @behind
        cmp     ai_front
        bcs     @near
@behind:
        sec                             ; without it all obey late
        rts
@kind:  lda     ai_kind
        cmp     #KIND_CAR
        beq     @thin
        cmp     #KIND_CARRIER
        bne     @no
        lda     aboard
        bne     @no
@thin:  lda     w_thin
        sta     ai_t2
        jsr     late
        bcs     @no
        ldx     st_battle
        lda     w_wide,x
        beq     @near
        jsr     way_end
        bcc     @no
        jsr     area_here
        bcc     @no                     ; half of its way: nobody has reckoned the rest
@near:  lda     ai_t2
        jmp     foe_within
@no:    clc
        rts
.endproc
