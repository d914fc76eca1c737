; Bombardments.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export plan_shell
        .import w_level_shell, foe_weight, foe_range, place_get, place_of
        .import indirect_reach
        .import spotter_find, bombard_delay, middle_from, column_own, row_turned, ai_gathers
        .import w_prepare, w_prepare_back

MISSION         = 4                     ; pulses
SPREAD          = 6                     ; so much further the same enemy looks to the next guns
ROWS            = 13                    ; of the edge, where the side goes for it
NEVER           = 128                   ; weights from here on: not at all

        .segment "COMPUTER"

;;; plan_shell -- let the unit at work bombard the nearest gun or stack that is seen
;;; rule:     5.6.1 5.6.8 7.5.7 7.5.9 W23  off-map guns measure from the Command HQ
;;; rule:     W23  and, before a prepared assault, an edge where somebody may well lie
;;; in:       zp_unit, zp_unit_no, ai_kind, ai_weapon ai_gathers ai_row; what plan_begin found
;;; out:      C = 1 when it shells: U_SHELL_*, U_RANGE = 0; changes foe_weight, unit_records
;;; clobbers: A X Y zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc plan_shell
        ldy     #U_SHELL_X
        lda     (zp_unit),y
        bpl     @busy
        ldx     ai_level
        lda     st_turn
        and     w_level_shell,x
        bne     @none
        ldy     #U_AMMO
        lda     (zp_unit),y
        beq     @none
        jsr     stand_get
        jsr     foe_best
        ldx     ai_best_at
        bcs     @seen
        jsr     likely
        bcc     @none
        ldx     #NO_UNIT
        stx     ai_best_at
        bne     @ask                    ; always
@seen:  jsr     foe_range               ; zp_to is its square
@ask:   jsr     spotter_find
        bcc     @none                   ; nobody would see where the shells fall
        lda     zp_to_x
        ldy     #U_SHELL_X
        sta     (zp_unit),y
        lda     zp_to_y
        iny
        sta     (zp_unit),y
        ldx     ai_best_at
        .assert NO_UNIT > 127, error, "nobody is known there"
        bmi     @mission
        lda     foe_weight,x
        clc
        adc     #SPREAD
        bpl     @weight
        lda     #NEVER-1
@weight:
        sta     foe_weight,x
@mission:
        lda     #MISSION
        ldy     #U_SHELL_LEFT
        sta     (zp_unit),y
        lda     #0
        ldy     #U_RANGE
        sta     (zp_unit),y
        ldy     #U_FLAGS
        lda     (zp_unit),y
        tay
        ldx     zp_unit_no
        lda     ai_other
        jsr     bombard_delay
        ldy     #U_SHELL_DELAY
        sta     (zp_unit),y
@busy:  sec
        rts
@none:  clc
        rts
.endproc

; zp_from = where the unit at work stands, off the map the Command HQ.
.proc stand_get
        jsr     place_get
        bpl     @done
        ldx     #0
        ldy     zp_side
        jsr     place_of
        sta     zp_from_x
        sty     zp_from_y
        bpl     @done
        jmp     middle_from
@done:  rts
.endproc

; C = 1, ai_best_at = the enemy to shell from zp_from; C = 0 none in reach.
.proc foe_best
        lda     #$FF
        sta     ai_best
        ldx     ai_weapon
        jsr     indirect_reach
        bcc     @none
        sta     ai_t0
        ldx     ai_foes
        beq     @none
@foe:   dex
        lda     foe_weight,x
        bmi     @next
        jsr     foe_range
        cmp     ai_t0
        beq     @near
        bcs     @next
@near:  clc
        adc     foe_weight,x
        cmp     ai_best
        bcs     @next
        sta     ai_best
        stx     ai_best_at
@next:  txa
        bne     @foe
        lda     #$FE
        cmp     ai_best                 ; C = 1: there is one
        rts
@none:  clc
        rts
.endproc

; C = 1, zp_to = a square of the edge that the side goes for, where trenches are likely: in the
; last turns of an assault's preparation, for off-map guns.
.proc likely
        bit     ai_gathers
        bpl     @no
        lda     st_turn
        cmp     w_prepare
        bcc     @no
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        beq     @no
        lda     w_prepare_back
        sta     ai_t0
        ldx     zp_side
        lda     st_objective_x,x
        jsr     column_own
        sta     zp_to_x
        lda     #ROWS
        jsr     row_turned
        clc
        adc     ai_row
        sec
        sbc     #ROWS/2
        ldx     zp_side
        clc
        adc     st_objective_y,x
        sta     zp_to_y
        cmp     st_map_rows
        bcs     @no
        sec
        rts
@no:    clc
        rts
.endproc
