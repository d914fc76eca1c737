; A hasty deployment.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export deploy_auto, deploy_top, deploy_put, deploy_free
        .import formation_last, unit_select, weapon_kind, map_at, move_cost, side_attacks
        .import battle_assault, ground_cover, trench_square

BAND_MOST       = 40                    ; rows that formations are spread over
COMMAND_BACK    = 5                     ; columns
SECOND_LINE     = 6                     ; every other formation of a defender
NEIGHBOURS      = 8

        .segment "DEPLOY"

;;; deploy_auto -- place all units of a side behind its start line
;;; rule:     4.0.2 4.0.3  W20; formations side by side, the Command HQ's behind the middle; a
;;; rule:     4.8.1  defender's men in cover, or dug in where an assault lets them
;;; in:       zp_side; the units; the map; st_start_line st_map_rows st_battle st_trenches
;;; out:      places of all units but those off the map; nobody is carried
;;; clobbers: A X Y zp_t0..zp_t7 zp_unit zp_unit_no zp_map zp_square zp_overlay..
;;; cycles:   -
.proc deploy_auto
        jsr     formation_last
        sta     place_count
        lda     zp_side
        jsr     side_attacks
        lda     #0
        rol     a
        eor     #1
        sta     place_defends
        lda     #0
        sta     place_letter
@formation:
        lda     place_letter
        cmp     place_count
        bcs     @done
        jsr     formation_place
        lda     #0
        sta     place_index
@unit:  jsr     number_of
        jsr     unit_select
        jsr     deploy_free
        bcc     @next
        jsr     unit_spot
        jsr     cover_seek
        jsr     deploy_put
@next:  inc     place_index
        lda     place_index
        cmp     #IN_FORMATION
        bcc     @unit
        inc     place_letter
        bne     @formation              ; always
@done:  rts
.endproc

;;; deploy_top -- all units of a side at the top of the map, formation by formation
;;; rule:     4.0.4
;;; in:       zp_side; the units; the map; st_start_line
;;; out:      places of all units but those off the map
;;; clobbers: A X Y zp_t0..zp_t7 zp_unit zp_unit_no zp_map zp_square zp_overlay..
;;; cycles:   -
.proc deploy_top
        lda     #0
        sta     place_letter
@formation:
        lda     #0
        sta     place_index
@unit:  jsr     number_of
        jsr     unit_select
        jsr     deploy_free
        bcc     @next
        lda     place_letter
        jsr     column_back
        sta     place_x
        lda     #0
        sta     place_y
        jsr     deploy_put
@next:  inc     place_index
        lda     place_index
        cmp     #IN_FORMATION
        bcc     @unit
        inc     place_letter
        lda     place_letter
        cmp     #FORMATIONS
        bcc     @formation
        rts
.endproc

;;; deploy_free -- whether the unit at work may be placed; it steps down from its carrier
;;; in:       zp_unit
;;; out:      C = 1 when it lives and is not artillery behind the map
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
;;; out:      its place; place_x, place_y
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

; C = 0 when the unit at work can enter square place_x, place_y.
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

; A = the number of unit place_letter, place_index.
.proc number_of
        lda     place_letter
        asl     a
        asl     a
        asl     a
        clc
        adc     place_letter
        adc     place_index
        rts
.endproc

; A = columns back from the start line -> A = column on the map.  Spoils X.
.proc column_back
        ldx     zp_side
        bne     @soviet
        eor     #$FF
        sec
        adc     st_start_line
        bcs     @done
        lda     #0
@done:  rts
@soviet:
        clc
        adc     st_start_line+1
        cmp     #MAP_SIDE
        bcc     @east
        lda     #MAP_SIDE-1
@east:  rts
.endproc

; place_row, place_back = where formation place_letter has its middle.
.proc formation_place
        lda     st_map_rows
        cmp     #BAND_MOST
        bcc     @band
        lda     #BAND_MOST
@band:  sta     zp_t2                   ; rows in use
        lda     st_map_rows
        sec
        sbc     zp_t2
        lsr     a
        sta     place_row               ; the first of them
        lda     #0
        sta     place_back
        sta     zp_t0
        sta     zp_t1
        ldx     place_letter
        bne     @share
        lda     #COMMAND_BACK
        sta     place_back
        lda     zp_t2
        lsr     a
        clc
        adc     place_row
        sta     place_row
        rts
@share: txa                             ; rows x (2 x letter - 1), by twice the formations
        asl     a
        sec
        sbc     #1
        tax
@times: lda     zp_t0
        clc
        adc     zp_t2
        sta     zp_t0
        bcc     @next
        inc     zp_t1
@next:  dex
        bne     @times
        ldx     place_count
        dex
        txa
        asl     a
        sta     zp_t2
@divide:
        lda     zp_t0
        sec
        sbc     zp_t2
        tax
        lda     zp_t1
        sbc     #0
        bcc     @back
        sta     zp_t1
        stx     zp_t0
        inc     place_row
        bne     @divide                 ; always
@back:  lda     place_defends
        beq     @done
        lda     place_letter
        and     #1
        bne     @done
        lda     #SECOND_LINE
        sta     place_back
@done:  rts
.endproc

; place_x, place_y = the spot of the unit at work within its formation.
.proc unit_spot
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        tax
        lda     kind_back,x
        clc
        adc     place_back
        ldx     place_index
        bne     @column
        adc     #HQ_BACK                ; C = 0
@column:
        jsr     column_back
        sta     place_x
        ldx     place_index
        lda     place_row
        clc
        adc     index_row,x
        bpl     @south
        lda     #0
@south: cmp     st_map_rows
        bcc     @row
        lda     st_map_rows
        sbc     #1                      ; C = 1
@row:   sta     place_y
        rts
.endproc

HQ_BACK         = 2
; columns behind the front of its formation, by KIND_*
kind_back:      .byte 1, 1, 1, 4, 0, 3, 4, 1, 2, 3, 0, 0, 0, 0
index_row:      .byte 0, <-1, 1, 0, <-2, 2, <-1, 1, 0

; A defender on foot looks for cover in the squares about place_x, place_y, or digs in.
.proc cover_seek
        lda     place_defends
        beq     @done
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_ANTI_TANK
        bcc     @done                   ; vehicles
        lda     place_x
        sta     place_x+2
        lda     place_y
        sta     place_y+2
        ldx     #NEIGHBOURS
        stx     place_try
@look:  ldx     place_try
        lda     place_x+2
        clc
        adc     near_x,x
        sta     place_x
        lda     place_y+2
        clc
        adc     near_y,x
        sta     place_y
        jsr     own_square
        bcc     @next
        jsr     map_at
        and     #TERRAIN_MASK
        tax
        lda     ground_cover,x
        bne     @done                   ; here it is
@next:  dec     place_try
        bpl     @look
        lda     place_x+2
        sta     place_x
        lda     place_y+2
        sta     place_y
        ldx     place_x
        ldy     place_y
        jmp     trench_square           ; as far as there are any
@done:  rts
.endproc
; the middle last in the tables: it is looked at first
near_x:         .byte <-1, 0, 1, <-1, 1, <-1, 0, 1, 0
near_y:         .byte <-1, <-1, <-1, 0, 0, 1, 1, 1, 0

; X, Y = square place_x, place_y; C = 1 when it is on the map behind the own start line.
.proc own_square
        ldx     place_x
        ldy     place_y
        cpy     st_map_rows
        bcs     @no
        jmp     own_side
@no:    clc
        rts
.endproc

;;; own_side -- whether a square lies on a side's own side of its start line
;;; rule:     4.0.2 4.8.4
;;; in:       X = column; zp_side; st_start_line
;;; out:      C = 1 when yes; X Y kept
;;; clobbers: A
;;; cycles:   <= 40
        .export own_side
.proc own_side
        cpx     #MAP_SIDE
        bcs     @no
        lda     zp_side
        bne     @soviet
        cpx     st_start_line
        beq     @yes
        bcc     @yes
@no:    clc
        rts
@yes:   sec
        rts
@soviet:
        cpx     st_start_line+1         ; C = 1 when not west of it
        rts
.endproc
