; A unit is set down on the map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export deploy_free, deploy_put, can_stand
        .import map_at, move_cost

        .segment "DEPLOY"

;;; deploy_free -- whether the unit at work may be placed; it steps down from its carrier
;;; in:       zp_unit
;;; out:      C = 1 when it lives and is not artillery behind the map; changes unit_records
;;; clobbers: A Y
;;; cycles:   <= 40
.proc deploy_free
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @no
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        bne     @no
        ldy     #U_CARRIER
        lda     #NO_UNIT
        sta     (zp_unit),y
        sec
        rts
@no:    clc
        rts
.endproc

;;; deploy_put -- set the unit at work down; on ground that it cannot enter it falls back
;;; in:       zp_unit zp_unit_no zp_side; place_x, place_y
;;; out:      its place; place_x, place_y; changes unit_x/y
;;; clobbers: A X Y zp_map zp_square zp_t0
;;; cycles:   -
.proc deploy_put
        jsr     can_stand
        bcc     @stand
        ldx     zp_side
        lda     place_x
        clc
        adc     step_back,x
        cmp     #MAP_SIDE
        bcs     @south                  ; over either edge
        sta     place_x
        jmp     deploy_put
@south: ldx     zp_side                 ; from the line again, one row on
        lda     st_start_line,x
        sta     place_x
        inc     place_y
        lda     place_y
        cmp     st_map_rows
        bcc     deploy_put
        lda     #0
        sta     place_y
        beq     deploy_put              ; always
@stand: ldx     zp_unit_no
        lda     place_x
        ldy     zp_side
        bne     @soviet
        sta     unit_x,x
        lda     place_y
        sta     unit_y,x
        rts
@soviet:
        sta     unit_x+UNITS,x
        lda     place_y
        sta     unit_y+UNITS,x
        rts
.endproc
step_back:      .byte <-1, 1

;;; can_stand -- can the unit at work enter a square?
;;; in:       place_x place_y; zp_unit
;;; out:      C = 0 when it can
;;; clobbers: A X Y zp_map zp_square and as move_cost
;;; cycles:   <= 400
.proc can_stand
        ldx     place_x
        ldy     place_y
        jsr     map_at
        ldy     #U_WEAPON
        pha
        lda     (zp_unit),y
        tax
        pla
        jmp     move_cost
.endproc
