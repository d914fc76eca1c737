; A formation's plan: its lane, then each of its units.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export plan_formation
        .import unit_select, place_get, plan_range, plan_shell, plan_carry, plan_attack
        .import plan_defence, awaited, speed_set, kind_get, lane_find
        .import held_back, goal_none, mission_watch

        .segment "COMPUTER_BSS"

on_foot:        .res 1

        .segment "COMPUTER"

;;; plan_formation -- orders for a formation
;;; rule:     W23
;;; in:       ai_letter; plan_begin was called
;;; out:      C = 1 when it has units; their orders; changes aboard, foe_weight, st_mission,
;;;           st_mission_left, unit_records, unit_x/y
;;; clobbers: A X Y zp_unit zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc plan_formation
        lda     ai_letter               ; x 9
        asl     a
        asl     a
        asl     a
        clc
        adc     ai_letter
        sta     ai_first
        lda     #0
        sta     ai_index
@find:  jsr     unit_at_work
        bcs     @found
        inc     ai_index
        lda     ai_index
        cmp     #IN_FORMATION
        bcc     @find
        clc
        rts
@found: jsr     lane_find
        lda     #MISSION_STRAIGHT
        sta     ai_mission
        .assert MISSION_STRAIGHT = 0, error, "the same nought serves"
        sta     ai_mission_new
        lda     ai_attack
        beq     @units
        jsr     mission_watch
@units: jsr     held_back
        bcs     @done
        lda     #0
        jsr     plan_units              ; who carries first, then who is carried
        lda     #1
        jsr     plan_units
        sec
@done:  rts
.endproc

; Orders for the vehicles of the formation (A = 0) or for the others (A = 1).
.proc plan_units
        sta     on_foot
        lda     #0
        sta     ai_index
@unit:  jsr     unit_at_work
        bcc     @next
        lda     #KIND_TRUCK
        cmp     ai_kind
        lda     #1
        sbc     #0                      ; 1 for vehicles
        cmp     on_foot
        beq     @next
        jsr     plan_unit
@next:  inc     ai_index
        lda     ai_index
        cmp     #IN_FORMATION
        bcc     @unit
        rts
.endproc

; Select unit ai_index of the formation; C = 0 when it is no more.  Out: ai_weapon ai_kind.
.proc unit_at_work
        lda     ai_first
        clc
        adc     ai_index
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        cmp     #1
        bcc     @gone
        jmp     kind_get                ; C = 1
@gone:  rts
.endproc

; Orders of the unit at work.
.proc plan_unit
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        bne     @shell
        jsr     place_get
        bmi     @done
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @done                   ; who rides has no will of his own
        lda     #NOWHERE
        sta     ai_shut_x
        ldy     #U_FLAGS
        lda     (zp_unit),y
        bpl     @free
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        sta     ai_shut_x
        iny
        lda     (zp_unit),y
        sta     ai_shut_y
        jsr     goal_none               ; a river stopped it: another way
        jsr     place_get
@free:  jsr     plan_carry
        bcs     @range                  ; it loads
        jsr     plan_range
        jsr     awaited
        bcs     @wait
        lda     ai_kind
        cmp     #KIND_MORTAR
        beq     @guns
        cmp     #KIND_ARTILLERY
        bne     @move
@guns:  jsr     plan_shell
        bcs     @done                   ; it shells, and stays
@move:  lda     ai_attack
        beq     @defend
        jmp     plan_attack
@defend:
        jmp     plan_defence
@wait:  lda     #0
        jmp     speed_set
@range: jmp     plan_range
@shell: jmp     plan_shell
@done:  rts
.endproc
