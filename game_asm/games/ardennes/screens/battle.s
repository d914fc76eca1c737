; A battle: the die, losses, retreats, advances.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export battle, share_print
        .import engage_clear, engage_member, battle_result, roll_die, odds_print
        .import result_attacker_share, result_both_lose, result_attacker_back
        .import result_attacker_gone, result_attacker_advance
        .import unit_side, unit_hurt, unit_remove, unit_to, zones_make, zones_here
        .import retreat_find, advance_find, hex_field, way_to, stack_count, shown
        .import hexview_show, hexview_panel, cursor_hide, prompt_at, said
        .import any_key, text_char, text_byte, text_print, pick_hex

FIELD           = 2                     ; SHOW_FIELD of map_look.s
VACATED_MOST    = 7

        .segment "MOVE_BSS"
number:         .res 1                  ; of the engagement
column:         .res 1
die:            .res 1
turned:         .res 1                  ; 0 when it is the attacker's turn, 1 the defender's
mine:           .res 1                  ; the unit that is to move
points:         .res 1
vacated:        .res 1                  ; hexes that the beaten left
vacated_lo:     .res VACATED_MOST
vacated_hi:     .res VACATED_MOST
way:            .res 1

        .segment "MOVE"

;;; battle -- fight an engagement out
;;; rule:     1.10 2.39 2.40 5.9 5.10 5.11 5.16 5.19 5.20 5.21 5.22 9.2  who must go back goes first
;;; in:       A = number 1..24 of an engagement with both sides; the state; hex_zones
;;; out:      the units; the engagement is over; changes st_lost, rng_seed, hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc battle
        sta     number
        jsr     odds_print
        sta     column
        jsr     any_key
        jsr     roll_die
        sta     die
        lda     column
        ldx     die
        jsr     battle_result
        jsr     tell
        jsr     any_key
        jsr     left_behind
        jsr     result_apply
        ldx     #0                      ; retreats, then advances
        jsr     retreats
        ldx     #1
        jsr     retreats
        ldx     #0
        jsr     advances
        ldx     #1
        jsr     advances
        lda     number
        jsr     engage_clear
        lda     #0
        sta     shown
        jmp     zones_make
.endproc

; The die and what it brought, on the last row.
.proc tell
        lda     #<msg_roll
        ldy     #>msg_roll
        jsr     prompt_at
        lda     die
        jsr     text_byte
        lda     result_attacker_gone
        beq     @defender
        print_msg msg_att_gone
        jmp     @shares
@defender:
        lda     result_attacker_gone+1
        beq     @shares
        print_msg msg_def_gone
@shares:
        lda     result_attacker_share
        beq     @second
        print_msg msg_att_lose
        lda     result_attacker_share
        jsr     share_print
@second:
        lda     result_attacker_share+1
        beq     @both
        print_msg msg_def_lose
        lda     result_attacker_share+1
        jsr     share_print
@both:  lda     result_both_lose
        beq     @done
        print_msg msg_both_one
@done:  rts
.endproc

;;; share_print -- print a share
;;; in:       A = SHARE_SIXTH..SHARE_FOUR_FIFTHS
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc share_print
        tax
        lda     share_lo-1,x
        ldy     share_hi-1,x
        jmp     text_print
.endproc
        .import msg_share_1, msg_share_2, msg_share_3, msg_share_4, msg_share_5, msg_share_6
        .import msg_share_7
share_lo:       .lobytes msg_share_1, msg_share_2, msg_share_3, msg_share_4, msg_share_5
                .lobytes msg_share_6, msg_share_7
share_hi:       .hibytes msg_share_1, msg_share_2, msg_share_3, msg_share_4, msg_share_5
                .hibytes msg_share_6, msg_share_7
        .import msg_roll

; A = 0 when unit X is on the side that attacks, 1 when it defends; X kept.
.proc role
        jsr     unit_side
        eor     st_side
        rts
.endproc

; The hexes that whoever gives way stands in: others may enter them whatever it costs.
.proc left_behind
        lda     #0
        sta     vacated
        tax
@unit:  jsr     engage_member
        cmp     number
        bne     @next
        jsr     role
        tay
        lda     result_attacker_back,y
        ora     result_attacker_gone,y
        ora     result_both_lose
        beq     @next
        ldy     vacated
        cpy     #VACATED_MOST
        bcs     @next
        lda     unit_at_lo,x
        sta     vacated_lo,y
        lda     unit_at_hi,x
        sta     vacated_hi,y
        cpy     #0
        beq     @new
        cmp     vacated_hi-1,y
        bne     @new
        lda     vacated_lo-1,y
        cmp     vacated_lo,y
        beq     @next                   ; as the unit before
@new:   inc     vacated
@next:  inx
        cpx     #UNITS
        bcc     @unit
        rts
.endproc

; Losses and eliminations of both sides.
.proc result_apply
        ldx     #0
@unit:  stx     mine
        jsr     engage_member
        cmp     number
        bne     @next
        jsr     role
        tay
        lda     result_attacker_gone,y
        bne     @gone
        lda     result_attacker_share,y
        beq     @next
        jsr     unit_hurt
        jmp     @next
@gone:  jsr     unit_remove
@next:  ldx     mine
        inx
        cpx     #UNITS
        bcc     @unit
        lda     result_both_lose
        beq     @zones
        lda     #0
        jsr     lose_one
        lda     #1
        jsr     lose_one
@zones: jmp     zones_make
.endproc

; The weakest unit of role A is lost.
.proc lose_one
        sta     turned
        lda     #NO_UNIT
        sta     mine
        ldx     #0
@unit:  jsr     engage_member
        cmp     number
        bne     @next
        jsr     role
        cmp     turned
        bne     @next
        ldy     mine
        cpy     #NO_UNIT
        beq     @take
        lda     unit_strength,x
        cmp     unit_strength,y
        bcs     @next
@take:  stx     mine
@next:  inx
        cpx     #UNITS
        bcc     @unit
        ldx     mine
        cpx     #NO_UNIT
        beq     @none
        jsr     unit_remove
@none:  rts
.endproc

; Every unit of role X that must go back does, where its owner says.
.proc retreats
        stx     turned
        lda     result_attacker_back,x
        beq     @done
        sta     points
        ldx     #0
@unit:  stx     mine
        jsr     engage_member
        cmp     number
        bne     @next
        jsr     role
        cmp     turned
        bne     @next
        lda     points
        jsr     retreat_find
        bcs     @nowhere
        lda     #FIELD
        sta     shown
        jsr     to_it
        lda     points
        jsr     text_byte_blank
        lda     #<msg_retreat_to
        ldy     #>msg_retreat_to
        jsr     text_print
@where: jsr     pick_hex
        bcs     @where                  ; it must
        jsr     in_field
        beq     @not
        jsr     put
        jmp     @next
@not:   lda     #<msg_retreat_not
        ldy     #>msg_retreat_not
        jsr     said
        jmp     @where
@nowhere:
        lda     #0
        sta     shown
        jsr     to_it
        lda     #<msg_retreat_none
        ldy     #>msg_retreat_none
        jsr     said
        ldx     mine
        jsr     unit_remove
        jsr     zones_make
@next:  ldx     mine
        inx
        cpx     #UNITS
        bcc     @unit
@done:  rts
.endproc
        .import msg_retreat_to, msg_retreat_none, msg_retreat_not, msg_advance_to

; The window about unit `mine`, its panel, and an empty last row.
.proc to_it
        jsr     cursor_hide
        jsr     hexview_show
        ldx     mine
        jsr     unit_to
        jsr     hexview_panel
        lda     #<blank
        ldy     #>blank
        jmp     prompt_at
blank:  .byte   0
.endproc

; A number behind a blank.
.proc text_byte_blank
        pha
        lda     #' '
        jsr     text_char
        pla
        jmp     text_byte
.endproc

; A = the field at zp_hex, Z = 1 when it is 0.
.proc in_field
        lda     zp_hex
        sta     zp_ptr0
        lda     zp_hex+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        rts
.endproc

; Unit `mine` to zp_hex.
.proc put
        ldx     mine
        lda     zp_hex
        sta     unit_at_lo,x
        lda     zp_hex+1
        sta     unit_at_hi,x
        jmp     zones_make
.endproc

; Every unit of role X that may advance does, if its owner wants it.
.proc advances
        stx     turned
        lda     result_attacker_advance,x
        bne     @some
        lda     result_both_lose
        beq     @done
        lda     #0                      ; only into a hex that was left
@some:  sta     points
        ldx     #0
@unit:  stx     mine
        jsr     engage_member
        cmp     number
        bne     @next
        jsr     role
        cmp     turned
        bne     @next
        jsr     forward
        beq     @next
        lda     #FIELD
        sta     shown
        jsr     to_it
        lda     points
        jsr     text_byte_blank
        lda     #<msg_advance_to
        ldy     #>msg_advance_to
        jsr     text_print
@where: jsr     pick_hex
        bcs     @next                   ; declined
        ldx     mine
        lda     unit_at_lo,x
        cmp     zp_hex
        bne     @look
        lda     unit_at_hi,x
        cmp     zp_hex+1
        beq     @next                   ; likewise
@look:  jsr     in_field
        beq     @not
        jsr     put
        jmp     @next
@not:   lda     #<msg_retreat_not
        ldy     #>msg_retreat_not
        jsr     said
        jmp     @where
@next:  ldx     mine
        inx
        cpx     #UNITS
        bcc     @unit
@done:  rts
.endproc

; hex_field = 1 where unit `mine` may advance to; A = 0, Z = 1 when nowhere.
.proc forward
        ldx     mine
        lda     points
        jsr     advance_find
        jsr     field_flags
        ldx     vacated
        beq     @done
@hex:   dex
        stx     way
        jsr     enter
        ldx     way
        bne     @hex
@done:  lda     hexes
        rts
.endproc

        .segment "MOVE_BSS"
hexes:          .res 1                  ; that it may come to
        .segment "MOVE"

; Distances to flags: 1 within the points of the result, but where it stands and where three are.
.proc field_flags
        lda     #0
        sta     hexes
        sta     zp_hex
        sta     zp_hex+1
@hex:   jsr     in_field
        tax
        lda     points
        asl     a
        sta     zp_t0
        cpx     zp_t0
        beq     @near
        bcs     @far
@near:  txa
        beq     @far                    ; where it stands
        lda     st_side
        eor     turned
        jsr     stack_count
        cmp     #STACK
        bcs     @far
        inc     hexes
        lda     #1
        bne     @set                    ; always
@far:   lda     #0
@set:   ldy     #0
        sta     (zp_ptr0),y
        inc     zp_hex
        bne     @same
        inc     zp_hex+1
@same:  lda     zp_hex
        cmp     #<FIELD_BYTES
        lda     zp_hex+1
        sbc     #>FIELD_BYTES
        bcc     @hex
        rts
.endproc
FIELD_BYTES     = 36*52

; Vacated hex X is open to unit `mine` when it lies beside it and no enemy is there.
.proc enter
        lda     vacated_lo,x
        sta     zp_to
        lda     vacated_hi,x
        sta     zp_to+1
        ldx     mine
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_at_hi,x
        sta     zp_hex+1
        jsr     way_to
        bcs     @no
        copy_word zp_hex, zp_to
        ldx     mine
        jsr     unit_side
        tax
        jsr     zones_here
        and     foe_here,x
        bne     @no
        jsr     in_field
        bne     @no                     ; it may already
        lda     #1
        sta     (zp_ptr0),y
        inc     hexes
@no:    rts
.endproc

foe_here:       .byte %10000000, %00001000      ; of hex_zones, for Germans and Allies
