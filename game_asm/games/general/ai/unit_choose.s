; Where a unit goes.
        .include "ai/ai.inc"

        .export near_count, near_foe, unit_choose
        .import ai_goal, carrier_back, fetch_cargo, field_at, foe_count, foe_far, foe_unit
        .import hex_distance, hex_field
        .import hex_index, hex_judge, hex_pieces, hex_place, hex_rough, piece_put, piece_take
        .import plan_col, plan_count, plan_kind, plan_row, plan_unit, reach_find, town_at, town_mine
        .import unit_indirect

LAST_PAGE       = (34*50) / 256
LAST_BYTES      = (34*50) .mod 256
POINT           = 2                     ; half points that loading and unloading cost
GATE            = 4                     ; half points to its town where it unloads
SPARE           = 2                     ; hexes within a gun's range where it is put down
SHOT            = 15                    ; hexes from which somebody may fire, and one

        .segment "COMPUTER_BSS"
best_lo:        .res BEST               ; the best hexes at a first look, the best one first
best_hi:        .res BEST
best_worth_lo:  .res BEST
best_worth_hi:  .res BEST
best_kind:      .res BEST
best_count:     .res 1
near_count:     .res 1
near_foe:       .res ARMY               ; enemies that may matter to this unit

        .segment "COMPUTER"

;;; unit_choose -- plan the best that a unit can do with its move, behind whom it has to fetch
;;; rule:     2.12 9.1 9.10 9.15 12.1
;;; in:       ai_unit of st_side; ai_town; ai_goal; ai_bold; foe_*; fetch_cargo; hex_pieces
;;; out:      plan_*; hex_pieces as if it were there; rng_seed
;;; clobbers: everything but the rest of the state, ai_town, ai_number, ai_bold
;;; cycles:   -
.proc unit_choose
        ldx     ai_unit
        lda     unit_col,x
        beq     @idle
        lda     unit_flags,x
        and     #UF_HELD | UF_MOVED
        bne     @idle
        lda     unit_left,x
        bne     @can
@idle:  rts
@can:   jsr     fetch
        jsr     choose
        jmp     carrier_back
.endproc

; The best hex of unit ai_unit's reach, and its plan.
.proc choose
        jsr     drops
        ldx     ai_unit
        jsr     reach_find
        ldy     ai_drops
        beq     @whole
        sec
        sbc     #POINT
@whole: sta     ai_limit
        jsr     near
        lda     #0
        sta     best_count
        lda     #<hex_field
        sta     ai_ptr
        lda     #>hex_field
        sta     ai_ptr+1
        ldy     #0
@byte:  lda     (ai_ptr),y
        cmp     ai_limit
        bcc     @look
        beq     @look
@next:  iny
        bne     @byte
        inc     ai_ptr+1
        lda     ai_ptr+1
        cmp     #>hex_field + LAST_PAGE + 1
        bcc     @byte
        bcs     @judge                  ; always
@look:  lda     ai_ptr+1
        sec
        sbc     #>hex_field
        cmp     #LAST_PAGE
        bcc     @in
        cpy     #LAST_BYTES
        bcs     @judge                  ; behind the field
@in:    sta     ai_at+1
        sty     ai_at
        jsr     hex_rough               ; C = 1: not there
        bcs     @not
        jsr     enlist
@not:   ldy     ai_at
        jmp     @next
@judge: ldx     best_count
        bne     @some
        rts
@some:
        lda     #0
        sta     ai_best
        sta     ai_best+1
        sta     ai_left
@one:   ldx     ai_left
        lda     best_lo,x
        sta     ai_at
        lda     best_hi,x
        sta     ai_at+1
        lda     best_worth_lo,x
        sta     ai_worth
        lda     best_worth_hi,x
        sta     ai_worth+1
        lda     near_count
        beq     @compare                ; nobody to fear or to shoot at
        jsr     hex_judge
@compare:
        lda     ai_worth
        cmp     ai_best
        lda     ai_worth+1
        sbc     ai_best+1
        bcc     @less
        lda     ai_worth
        sta     ai_best
        lda     ai_worth+1
        sta     ai_best+1
        lda     ai_at
        sta     ai_to
        lda     ai_at+1
        sta     ai_to+1
        ldx     ai_left
        lda     best_kind,x
        sta     ai_kind
@less:  inc     ai_left
        lda     ai_left
        cmp     best_count
        bcc     @one
        falls_into planned
.endproc

; Unit ai_unit is planned to go to hex ai_to.
.proc planned
        lda     ai_to
        sta     zp_arg0
        lda     ai_to+1
        sta     zp_arg1
        jsr     hex_place
        stx     zp_col
        sty     zp_row
        ldx     ai_unit
        lda     zp_col
        cmp     unit_col,x
        bne     @goes
        lda     zp_row
        cmp     unit_row,x
        beq     @town                   ; it stays
@goes:  ldy     plan_count
        txa
        sta     plan_unit,y
        lda     zp_col
        sta     plan_col,y
        lda     zp_row
        sta     plan_row,y
        lda     ai_drops
        beq     @kind
        lda     #KIND_UNLOAD
        sta     ai_kind
@kind:  lda     ai_kind
        sta     plan_kind,y
        inc     plan_count
        jsr     piece_take
        lda     ai_drops
        beq     @there
        lda     unit_cargo,x            ; who will stand where it stood
        adc     #0                      ; C = 1
        ldy     #0
        sta     (zp_ptr0),y
@there:
        lda     ai_to                   ; who is planned to stand there
        sta     zp_ptr0
        lda     ai_to+1
        clc
        adc     #>hex_pieces
        sta     zp_ptr0+1
        ldx     ai_unit
        inx
        txa
        ldy     #0
        sta     (zp_ptr0),y
@town:  jsr     town_at
        bcs     @done
        tax
        inc     town_mine,x
@done:  rts
.endproc

; Hex ai_at, worth ai_worth, into the list of the best, where it belongs.
.proc enlist
        ldx     best_count
        cpx     #BEST
        bcc     @room
        ldx     #BEST - 1
        jsr     @beats
        bcs     @done
        dec     best_count
@room:  inc     best_count
        ldx     best_count
        dex
@shift: beq     @put
        dex
        jsr     @beats                  ; C = 1: the one at X is as good
        bcs     @behind
        lda     best_lo,x
        sta     best_lo+1,x
        lda     best_hi,x
        sta     best_hi+1,x
        lda     best_worth_lo,x
        sta     best_worth_lo+1,x
        lda     best_worth_hi,x
        sta     best_worth_hi+1,x
        lda     best_kind,x
        sta     best_kind+1,x
        txa
        jmp     @shift
@behind:
        inx
@put:   lda     ai_at
        sta     best_lo,x
        lda     ai_at+1
        sta     best_hi,x
        lda     ai_worth
        sta     best_worth_lo,x
        lda     ai_worth+1
        sta     best_worth_hi,x
        lda     ai_kind
        sta     best_kind,x
@done:  rts
@beats: lda     best_worth_lo,x
        cmp     ai_worth
        lda     best_worth_hi,x
        sbc     ai_worth+1
        rts
.endproc

; Enemies that can fire at where the unit can go, or be fired at from there.
.proc near
        lda     #0
        sta     near_count
        ldx     ai_unit
        lda     unit_col,x
        sta     zp_arg2
        lda     unit_row,x
        sta     zp_arg3
        lda     ai_limit
        clc
        adc     #SHOT
        sta     zp_arg4
        ldx     foe_count
        beq     @done
@foe:   dex
        ldy     foe_unit,x
        lda     unit_col,y
        sta     zp_arg0
        lda     unit_row,y
        sta     zp_arg1
        jsr     hex_distance
        cmp     zp_arg4
        bcs     @next
        stx     zp_arg5
        ldx     near_count
        tya
        sta     near_foe,x
        inc     near_count
        ldx     zp_arg5
@next:  txa
        bne     @foe
@done:  rts
.endproc

; Unit ai_unit takes on whom it has to fetch, in the plan, and is thought of as standing there.
.proc fetch
        lda     ai_unit
        sec
        sbc     ai_first
        tax
        lda     fetch_cargo,x
        cmp     #NO_UNIT
        bne     @far
@none:  rts
@far:   sta     ai_foe
        ldx     ai_unit
        jsr     reach_find
        sta     ai_limit
        ldx     ai_foe
        ldy     unit_row,x
        lda     unit_col,x
        tax
        jsr     field_at
        cmp     #$FF - POINT
        bcs     @none
        adc     #POINT
        sta     ai_sum
        lda     ai_limit
        sec
        sbc     ai_sum
        bcc     @none                   ; too far after all
        sta     ai_sum
        ldx     ai_unit
        jsr     piece_take
        lda     unit_col,x
        sta     st_carrier+1
        lda     unit_row,x
        sta     st_carrier+2
        lda     unit_left,x
        sta     st_carrier+3
        inx
        stx     st_carrier
        ldy     plan_count
        lda     ai_unit
        sta     plan_unit,y
        ldx     ai_foe
        lda     unit_col,x
        sta     plan_col,y
        lda     unit_row,x
        sta     plan_row,y
        lda     #KIND_LOAD
        sta     plan_kind,y
        inc     plan_count
        ldy     ai_unit
        lda     unit_col,x
        sta     unit_col,y
        lda     unit_row,x
        sta     unit_row,y
        lda     ai_sum
        sta     unit_left,y
        tya
        tax
        jmp     piece_put               ; instead of the cargo
.endproc

; ai_drops = 1 when unit ai_unit puts its cargo down: in a town, or next to the one it goes for; a
; gun where it reaches an enemy known.
.proc drops
        lda     #0
        sta     ai_drops
        ldx     ai_unit
        lda     unit_cargo,x
        cmp     #NO_UNIT
        beq     @no
        lda     unit_left,x
        cmp     #POINT + 1
        bcc     @no
        lda     unit_row,x
        sta     zp_row
        tay
        lda     unit_col,x
        sta     zp_col
        tax
        jsr     hex_index
        jsr     town_at
        bcc     @yes
        ldx     ai_unit
        ldy     unit_cargo,x
        lda     unit_type,y
        tay
        lda     unit_indirect,y
        bne     @gun
        lda     zp_arg0
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>ai_goal
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        cmp     #GATE + 1
        bcs     @no
@yes:   inc     ai_drops
@no:    rts
@gun:   sec
        sbc     #SPARE
        pha
        jsr     foe_far
        pla
        cmp     ai_best
        bcs     @yes
        rts
.endproc
