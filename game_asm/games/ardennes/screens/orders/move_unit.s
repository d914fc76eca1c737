; A unit is taken up and put down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "refuse.inc"

        .export move_unit
        .import cursor_show, engage_member, field_here, hexview_show, infiltrator_found
        .import msg_put_keys, pick_hex, prompt_at, reach_find, roll_die, shown, shown_limit
        .import stack_count, unit_class, unit_remove, zones_here, zones_make

MINE            = zp_overlay+8          ; the unit at work
AT              = zp_overlay+9          ; two bytes

        .segment "MOVE"

;;; move_unit -- show where a unit can go, and put it where the player says
;;; rule:     2.3 2.4 2.6 2.43 3.3 4.1 4.3 4.4  as often as one likes: the cost counts from where
;;;           its half-day began
;;; in:       X = unit of st_side on the map; hex_zones
;;; out:      unit_at_lo, unit_at_hi, unit_task, unit_flags; hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc move_unit
        stx     MINE
        lda     unit_flags,x
        and     #UF_FIXED
        beq     @free
        refuse  msg_not_free
@free:  jsr     reach_find
        sta     shown_limit
        lda     #SHOW_REACH
        sta     shown
        jsr     hexview_show
        jsr     cursor_show
@where: lda     #<msg_put_keys
        ldy     #>msg_put_keys
        jsr     prompt_at
        jsr     pick_hex
        bcs     @leave
        copy_word AT, zp_hex
        jsr     field_here
        lda     shown_limit
        cmp     (zp_ptr0),y
        bcs     @room
        jsr     @far
        jmp     @where
@room:  ldx     MINE
        lda     unit_at_lo,x
        cmp     zp_hex
        bne     @count
        lda     unit_at_hi,x
        cmp     zp_hex+1
        beq     @leave                  ; where it stands
@count: lda     st_side
        jsr     stack_count
        cmp     #STACK
        bcc     @put
        jsr     @full
        jmp     @where
@put:   ldx     MINE
        jsr     engage_member
        beq     @aimed
        lda     #0                      ; it leaves its engagement
        sta     unit_task,x
@aimed: lda     unit_flags,x
        and     #UF_AIMED
        beq     @set
        lda     unit_flags,x
        and     #UF_AIMED ^ $FF
        sta     unit_flags,x
        lda     #0
        sta     unit_task,x
@set:   lda     AT
        sta     unit_at_lo,x
        lda     AT+1
        sta     unit_at_hi,x
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        bne     @zones
        jsr     hidden_in
@zones: jsr     zones_make
@leave: lda     #0
        sta     shown
        rts
@far:   refuse  msg_put_far
@full:  refuse  msg_put_full
.endproc

; An infiltrator has come to another hex: into an enemy's it may be recognised.
.proc hidden_in
        lda     #1
        sta     unit_task,x             ; its first turn there
        copy_word zp_hex, AT
        jsr     zones_here
        and     #%10000000
        beq     @done
        jsr     roll_die
        lda     #1
        jsr     infiltrator_found
        bcc     @done
        ldx     MINE
        jsr     unit_remove
@done:  rts
.endproc
