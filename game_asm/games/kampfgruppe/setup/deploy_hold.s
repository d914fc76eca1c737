; Where a defender's formations and their units belong.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export hold_begin, formation_hold, unit_hold, squares_taken
        .import weapon_kind, column_back, battle_assault, row_place, formation_band

COMMAND_BACK    = 4
ASSAULT_FRONT   = 24                    ; rows that who is assaulted holds
HQ_BACK         = 3                     ; company HQs on foot
RESERVE_BACK    = 20                    ; tanks of the Soviets then, to meet who comes in from
                                        ; behind the area
GUNS_APART      = 4                     ; rows from the middle to anti-tank sections in an assault

        .segment "DEPLOY_BSS"
; a bit a square, rows modulo 32: a unit of ours stands there
squares_taken:  .res 256
place_ahead:    .res 1                  ; columns before the middle, signed

        .segment "DEPLOY"

;;; hold_begin -- the middle of what a defender holds, and nobody there yet
;;; rule:     4.0.3 W20 W23  its line in an assault or near it; else ground behind it, where a
;;; rule:     4.0.3  rear guard gains turns
;;; in:       zp_side; st_battle st_start_line st_objective_x st_objective_y
;;; out:      hold_x, hold_y, squares_taken
;;; clobbers: A X Y
;;; cycles:   <= 4000
.proc hold_begin
        ldx     #0
        txa
@empty: sta     squares_taken,x
        inx
        bne     @empty
        ldx     zp_side
        lda     st_objective_y,x
        sta     hold_y
        lda     st_objective_x,x
        sta     hold_x
        jsr     battle_assault
        ldx     zp_side
        lda     assault_back,x
        bcs     @column
        lda     rear_back,x
@column:
        jsr     column_back
        sta     hold_x
        rts
.endproc

; by side: columns behind its line where who is assaulted stands, at the near edge of the objective
; area: who comes late is kept out of it
assault_back:   .byte 2, 0
; the same of a rear guard, and the rows that it holds: near enough to the objective to turn on who
; goes round it
rear_back:      .byte 10, 12
rear_front:     .byte 14, 18

;;; formation_hold -- where formation place_letter of a defender has its middle
;;; rule:     W23  companies side by side, each on ground of its own; the Command HQ's behind; in a
;;; rule:     W23  German assault the first bought (guns) in the middle, the last on the wings
;;; in:       place_letter place_count hold_y; zp_side; st_battle
;;; out:      place_row, place_ahead
;;; clobbers: A X zp_t0 zp_t1 zp_t2
;;; cycles:   <= 3000
.proc formation_hold
        ldx     place_letter
        bne     @line
        lda     hold_y
        sta     place_row
        lda     #<-COMMAND_BACK
        sta     place_ahead
        rts
@line:  lda     #0
        sta     place_ahead
        jsr     battle_assault
        ldx     #ASSAULT_FRONT
        bcs     @rows
        ldy     zp_side
        ldx     rear_front,y
@rows:  stx     zp_t2
        txa
        lsr     a
        eor     #$FF
        sec
        adc     hold_y
        sta     place_row
        ldx     place_letter
        lda     st_battle
        cmp     #BATTLE_GERMAN_ASSAULT
        bne     @band
        lda     place_count             ; the middle place, then by turns beside it
        lsr     a
        sta     zp_t0
        txa
        lsr     a
        bcs     @north
        adc     zp_t0
        bcc     @place                  ; always
@north: eor     #$FF
        adc     zp_t0                   ; C = 1
@place: tax
@band:  jmp     formation_band
.endproc

;;; unit_hold -- the square about which the unit at work looks for its place
;;; rule:     W23  in a German assault anti-tank sections four rows to each side of the middle, and
;;; rule:     W23  tanks as a reserve behind the middle of the area
;;; in:       zp_unit place_index place_row place_ahead hold_x hold_y st_start_line st_battle
;;;           zp_side
;;; out:      place_x, place_y, seek_kind
;;; clobbers: A X Y zp_t0
;;; cycles:   <= 200
.proc unit_hold
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        sta     seek_kind
        tax
        lda     hold_back,x
        cpx     #KIND_TANK
        beq     @tank
        cpx     #KIND_INFANTRY
        bne     @back
        ldy     place_index
        bne     @back
        lda     #HQ_BACK
        bne     @back                   ; always
@tank:  ldy     st_battle
        cpy     #BATTLE_GERMAN_ASSAULT
        bne     @back
        lda     #RESERVE_BACK
@back:  sec
        sbc     place_ahead
        ldy     place_row
        sty     place_y
        ldx     zp_side
        bne     @soviet
        sta     zp_t0
        lda     hold_x
        sec
        sbc     zp_t0
        bpl     @west
        lda     #0
@west:  cmp     st_start_line
        bcc     @column
        lda     st_start_line
        bcs     @column                 ; always
@soviet:
        clc
        adc     hold_x
        cmp     #MAP_SIDE
        bcc     @east
        lda     #MAP_SIDE-1
@east:  cmp     st_start_line+1
        bcs     @column
        lda     st_start_line+1
@column:
        sta     place_x
        lda     seek_kind
        cmp     #KIND_ANTI_TANK
        bne     @row
        jsr     edge_row
@row:   lda     place_y
        jmp     row_place
.endproc

; Soviets who are assaulted put anti-tank sections apart: wherever the enemy comes, one is near.
.proc edge_row
        lda     st_battle
        cmp     #BATTLE_GERMAN_ASSAULT
        bne     @done
        lda     place_index
        lsr     a
        lda     #<-GUNS_APART
        bcc     @set
        lda     #GUNS_APART-1           ; C = 1
@set:   adc     hold_y
        sta     place_y
@done:  rts
.endproc

; columns behind its formation's middle, by KIND_*
hold_back:      .byte 4, 4, 4, 4, 4, 4, 8, 3, 3, 6, 0, 0, 0, 0
