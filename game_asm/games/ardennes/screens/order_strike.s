; Air strikes on units and dumps, and the V2.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export order_strike, order_rocket, dump_at, dump_hit
        .import cursor_hex, panel_unit, panel_first, unit_side, unit_class, unit_hurt, zones_make
        .import dump_at_lo, dump_at_hi, dump_owner, bomb_loss, roll_die, air_flies, place_here
        .import prompt_at, said, any_key, share_print, text_byte, text_char
        .import msg_strike_not, msg_strike_none, msg_strike_takes, msg_strike_dump, msg_rocket_not

        .segment "MOVE"

;;; dump_at -- the dump of a hex
;;; in:       zp_hex = index
;;; out:      C = 0: X = dump 0..5; C = 1: there is none
;;; clobbers: A X
;;; cycles:   <= 120
.proc dump_at
        ldx     #DUMPS - 1
@dump:  lda     dump_at_lo,x
        cmp     zp_hex
        bne     @next
        lda     dump_at_hi,x
        cmp     zp_hex+1
        beq     @found
@next:  dex
        bpl     @dump
        sec
        rts
@found: clc
        rts
.endproc

;;; dump_hit -- bombs or a rocket on a dump
;;; rule:     6.10 9.4  one less; at nothing it is gone
;;; in:       X = dump 0..5; A = roll 1..6
;;; out:      C = 1: hit; dump_number; X kept
;;; clobbers: A Y
;;; cycles:   <= 50
.proc dump_hit
        stx     zp_t0
        tax
        jsr     bomb_loss
        ldx     zp_t0
        cmp     #SHARE_NONE + 1
        bcc     @done                   ; no hit
        lda     dump_number,x
        beq     @done                   ; C = 1
        dec     dump_number,x
@done:  rts
.endproc

;;; order_strike -- a strike on the unit named first, or on the dump in the hex
;;; rule:     7.17 7.18 8.4 9.4 6.10
;;; in:       the state; hex_zones
;;; out:      C = 0; the state
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_strike
        lda     st_strikes_left
        beq     @none
        lda     panel_first
        jsr     panel_unit
        bcs     @dump
        jsr     unit_side
        cmp     st_side
        beq     @dump
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @dump
        stx     zp_unit
        dec     st_strikes_left
        jsr     roll_die
        jsr     bomb_loss
        pha
        beq     @tell
        ldx     zp_unit
        jsr     unit_hurt
@tell:  lda     #<msg_strike_takes
        ldy     #>msg_strike_takes
        jsr     prompt_at
        pla
        beq     @miss
        jsr     share_print
        jmp     @wait
@miss:  lda     #'-'
        jsr     text_char
@wait:  jsr     any_key
        jsr     zones_make
        clc
        rts
@dump:  jsr     cursor_hex
        jsr     dump_at
        bcs     @not
        jsr     dump_owner
        cmp     st_side
        beq     @not
        dec     st_strikes_left
        jmp     dump_struck
@none:  lda     #<msg_strike_none
        ldy     #>msg_strike_none
        bne     refused                 ; always
@not:   lda     #<msg_strike_not
        ldy     #>msg_strike_not
.endproc
        falls_into refused

.proc refused
        jsr     said
        sec
        rts
.endproc

; A roll on dump X, told.
.proc dump_struck
        stx     zp_unit
        jsr     roll_die
        ldx     zp_unit
        jsr     dump_hit
        lda     #<msg_strike_dump
        ldy     #>msg_strike_dump
        jsr     prompt_at
        ldx     zp_unit
        lda     dump_number,x
        jsr     text_byte
        jsr     any_key
        clc
        rts
.endproc

;;; order_rocket -- the German's V2 on the dump of Liege or Antwerp
;;; rule:     2.38 6.10 8.6  one each morning; no unit is harmed
;;; in:       the state; hex_zones
;;; out:      C = 0; the state
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_rocket
        lda     st_v2_left
        beq     @not
        jsr     cursor_hex
        jsr     place_here
        beq     @not
        jsr     dump_at
        bcs     @not
        dec     st_v2_left
        jmp     dump_struck
@not:   lda     #<msg_rocket_not
        ldy     #>msg_rocket_not
        jmp     refused
.endproc
