; What an attacker's unit does in the last turns.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export press, turns_left
        .import hunt, w_press_ammo, w_press_turns, w_press_reach

        .segment "COMPUTER"

;;; press -- the unit at work goes for who is near, when that cannot cost the victory
;;; rule:     W23  in the last turns, with shots left
;;; in:       zp_unit zp_unit_no, ai_kind, ai_safe, ai_known foe_*; st_turn st_last_turn
;;; out:      C = 1 when it goes, or is on its way; changes unit_records
;;; clobbers: A X Y, as hunt
;;; cycles:   -
.proc press
        lda     ai_safe
        beq     @no
        ldy     #U_AMMO
        lda     (zp_unit),y
        cmp     w_press_ammo
        bcc     @no
        jsr     turns_left
        cmp     w_press_turns
        bcs     @no
        lda     w_press_reach
        jmp     hunt
@no:    clc
        rts
.endproc

;;; turns_left -- the turns behind this one
;;; in:       st_turn st_last_turn
;;; out:      A; 0 when it is played on
;;; clobbers: none
;;; cycles:   <= 20
.proc turns_left
        lda     st_last_turn
        sec
        sbc     st_turn
        bcs     @left
        lda     #0
@left:  rts
.endproc
