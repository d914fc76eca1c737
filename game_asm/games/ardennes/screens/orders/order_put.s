; The order to put a unit down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_put
        .import panel_named
        .import told_key, army_load, cursor_hex, engage_member, field_here, hand_last, hand_ways
        .import odds_print, shown, stack_count, unit_go, unit_kind
        .import unit_place, unit_sent, unit_side, zones_known

MINE            = zp_overlay+8          ; the unit that is put down
JOINS           = zp_overlay+9          ; the engagement of the unit named first, 0 none
MOST            = zp_overlay+10

        .segment "MOVE"

;;; order_put -- put the last unit in hand into the hex of the cursor
;;; rule:     2.6 2.7 4.4 8.2 8.5  with an engaged unit of its own side named first, it fights too
;;; in:       the state; hex_zones
;;; out:      C = 1 when the window stays as it is; the units, the hand, st_placing; hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_put
        jsr     hand_last
        bcc     @some
        rts
@some:  stx     MINE
        jsr     hand_ways
        sta     MOST
        jsr     cursor_hex
        jsr     field_here
        lda     MOST
        cmp     (zp_ptr0),y
        bcc     @far
        lda     st_side
        jsr     stack_count
        cmp     #STACK
        bcs     @full
        lda     #0
        sta     JOINS
        ldx     MINE
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @put
        jsr     panel_named
        bcs     @put
        jsr     unit_side
        cmp     st_side
        bne     @put
        jsr     engage_member
        sta     JOINS
@put:   dec     st_hand_count
        jsr     cursor_hex
        ldx     MINE
        lda     unit_flags,x
        and     #UF_TO_COME
        beq     @goes
        jsr     unit_place
        pha
        jsr     zones_known
        pla
        jmp     @went
@goes:  jsr     unit_go
@went:  cmp     #GO_THERE
        bne     @tell
        lda     JOINS
        beq     @next
        ldx     MINE
        sta     unit_task,x
        jsr     odds_print
        jsr     told_key
        lda     #GO_THERE
@tell:  jsr     unit_sent
@next:  lda     st_placing
        beq     @done
        ldx     st_hand_count
        bne     @done
        stx     shown                   ; X = 0: the next army has another zone
        clc
        adc     #1
        jsr     army_load
@done:  clc
        rts
@far:   refuse  msg_put_far
@full:  refuse  msg_put_full
.endproc
