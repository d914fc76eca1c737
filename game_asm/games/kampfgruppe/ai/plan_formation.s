; A formation's plan: its lane, then each of its units.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export plan_formation, lane_row, kind_get
        .import unit_select, place_get, weapon_kind
        .import plan_range, plan_shell, plan_carry, plan_attack, plan_defence, awaited, speed_set

        .segment "COMPUTER_BSS"
on_foot:        .res 1

        .segment "COMPUTER"

;;; plan_formation -- orders for a formation
;;; rule:     W23
;;; in:       ai_letter; plan_begin was called
;;; out:      C = 1 when it has units; their orders; changes aboard, foe_weight, unit_records,
;;;           unit_x/y
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
        bcc     @found
        inc     ai_index
        lda     ai_index
        cmp     #IN_FORMATION
        bcc     @find
        clc
        rts
@found: jsr     lane_find
        lda     #0
        jsr     plan_units              ; who carries first, then who is carried
        lda     #1
        jsr     plan_units
        sec
        rts
.endproc

; Orders for the vehicles of the formation (A = 0) or for the others (A = 1).
.proc plan_units
        sta     on_foot
        lda     #0
        sta     ai_index
@unit:  jsr     unit_at_work
        bcs     @next
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

; Select unit ai_index of the formation; C = 1 when it is no more.  Out: ai_weapon ai_kind.
.proc unit_at_work
        lda     ai_first
        clc
        adc     ai_index
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        cmp     #1
        bcc     @gone
        jsr     kind_get
        clc
        rts
@gone:  sec
        rts
.endproc

;;; kind_get -- weapon and kind of the unit at work
;;; in:       zp_unit
;;; out:      ai_weapon, A = ai_kind
;;; clobbers: X Y
;;; cycles:   <= 40
.proc kind_get
        ldy     #U_WEAPON
        lda     (zp_unit),y
        sta     ai_weapon
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        sta     ai_kind
        rts
.endproc

; Orders of the unit at work.
.proc plan_unit
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        bne     @shell
        jsr     place_get
        cmp     #NOWHERE
        beq     @done
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @done                   ; who rides has no will of his own
        jsr     plan_range
        jsr     plan_carry
        bcs     @done                   ; it loads
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
@shell: jmp     plan_shell
@done:  rts
.endproc

; The lane nearest to the unit at work: 0 north, 1 middle, 2 south.
.proc lane_find
        lda     #1
        sta     ai_lane
        jsr     place_get
        cmp     #NOWHERE
        beq     @done
        lda     zp_from_y
        sta     ai_t0
        lda     #$FF
        sta     ai_best
        ldx     #2
@lane:  cpx     #1
        bne     @row
        lda     st_battle               ; round a rear guard, which stands in the middle
        beq     @next
        cmp     #BATTLE_SOVIET_PURSUIT
        beq     @next
@row:   jsr     lane_row
        sec
        sbc     ai_t0
        bcs     @away
        eor     #$FF
        adc     #1
@away:  cmp     ai_best
        bcs     @next
        sta     ai_best
        stx     ai_lane
@next:  dex
        bpl     @lane
@done:  rts
.endproc

;;; lane_row -- the row of a lane
;;; in:       X = lane 0..2; zp_side
;;; out:      A = row; X kept
;;; clobbers: Y and the overlay's own
;;; cycles:   <= 60
.proc lane_row
        lda     #LANE_LARGE
        ldy     st_map_rows
        cpy     #MAP_SIDE
        beq     @rows
        lda     #LANE_SMALL
@rows:  ldy     zp_side
        cpx     #1
        beq     @middle
        bcs     @south
        sta     ai_t1
        lda     st_objective_y,y
        sec
        sbc     ai_t1
        bcs     @done
        lda     #0
        rts
@south: clc
        adc     st_objective_y,y
        cmp     st_map_rows
        bcc     @done
        lda     st_map_rows
        sbc     #1                      ; C = 1
        rts
@middle:
        lda     st_objective_y,y
@done:  rts
.endproc
