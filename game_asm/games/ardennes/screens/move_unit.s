; A unit is taken up and put down; a gun is aimed.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export move_unit, aim_gun, pick_hex
        .import msg_put_keys, msg_gun_to
        .import reach_find, zones_make, zones_here, foe_beside, stack_count, unit_side, unit_class
        .import unit_move, engage_member, engage_clear, cursor_hex, hexview_show, hexview_key
        .import hexview_panel, cursor_show, key_capital, prompt_at, said, shown, shown_limit
        .import hex_field, hex_distance, panel_unit, panel_first, roll_die, infiltrator_found
        .import unit_remove, unit_kind

RANGE           = 3
REACH           = 1                     ; SHOW_REACH of map_look.s
MINE            = zp_overlay+8          ; the unit at work
AT              = zp_overlay+9          ; two bytes

        .segment "MOVE_BSS"
gun_col:        .res 1
gun_row:        .res 1

        .segment "MOVE"

.macro  refuse message
        .import message
        lda     #<message
        ldy     #>message
        jmp     said
.endmacro

;;; move_unit -- show where a unit can go, and put it where the player says
;;; rule:     2.3 2.4 2.6 2.43 3.3 4.1 4.3 4.4  as often as one likes: the cost counts from where its
;;;           half-day began
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
        lda     #REACH
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

; zp_ptr0 = the byte of the field at zp_hex, Y = 0.
.proc field_here
        lda     zp_hex
        sta     zp_ptr0
        lda     zp_hex+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        rts
.endproc

;;; pick_hex -- let the player put the cursor on a hex
;;; in:       the window
;;; out:      C = 0: zp_hex; C = 1: Escape
;;; clobbers: everything but the state
;;; cycles:   -
.proc pick_hex
        jsr     hexview_panel
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @no
        cmp     #KEY_RETURN
        beq     @yes
        jsr     hexview_key
        jsr     hexview_panel
        jmp     @key
@yes:   jsr     cursor_hex
        clc
@no:    rts                             ; C = 1: equal
.endproc

;;; aim_gun -- aim a gun at a unit
;;; rule:     2.8 2.11 2.12 2.13 7.6  one target a gun, within three hexes; none next to an enemy
;;; in:       X = unit of st_side on the map; hex_zones
;;; out:      unit_task, unit_flags
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc aim_gun
        stx     MINE
        jsr     unit_class
        cmp     #CLASS_ARTILLERY
        bne     @none
        jsr     engage_member
        bne     @none
        jsr     cursor_hex
        ldy     st_side
        jsr     foe_beside
        bne     @none
        lda     st_cursor_x
        sta     gun_col
        lda     st_cursor_y
        sta     gun_row
        lda     #<msg_gun_to
        ldy     #>msg_gun_to
        jsr     prompt_at
        jsr     pick_hex
        bcs     @leave
        ldx     gun_col
        inx
        stx     zp_arg0
        ldx     gun_row
        inx
        stx     zp_arg1
        ldx     st_cursor_x
        inx
        stx     zp_arg2
        ldx     st_cursor_y
        inx
        stx     zp_arg3
        jsr     hex_distance
        cmp     #RANGE + 1
        bcs     @far
        lda     panel_first
        jsr     panel_unit
        bcs     @nobody
        jsr     unit_side
        cmp     st_side
        beq     @nobody
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @nobody
        txa
        ldx     MINE
        sta     unit_task,x
        lda     unit_flags,x
        ora     #UF_AIMED
        sta     unit_flags,x
@leave: rts
@none:  refuse  msg_gun_none
@far:   refuse  msg_gun_far
@nobody:
        refuse  msg_gun_foe
.endproc
