; Deployment by hand: one unit and its menu.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .export deploy_unit, unit_to, weapon_change
        .import key_wait, key_upper, sound_refuse, any_key, line_input, line_number
        .import text_print, text_goto, text_clear_row, unit_line, unit_select
        .import map_show, cursor_key, cursor_to, cursor_show, cursor_hide
        .import deploy_say, deploy_view, deploy_list, deploy_embark, deploy_unload, own_side
        .import side_base_lo, side_base_hi, weapon_kind, weapon_mr, map_at, move_cost, page_show, screen_clear
        .import msg_no_unit, msg_no_ground, msg_no_move, msg_no_change, msg_dig_1

ROW_UNIT        = 20
ROW_SAY         = 21
ROW_MENU        = 22
KEY_ESCAPE      = $1B
ARMOURED        = 48                    ; weapons 0 to 47 have numbers in the book

        .segment "DEPLOY"

;;; deploy_unit -- ask for the index of a unit, then carry out its menu
;;; rule:     4.4.1 4.5.1
;;; in:       A = letter 0..19; zp_side
;;; out:      places of units
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc deploy_unit
        sta     place_letter
        ldy     #ROW_SAY
        jsr     text_clear_row
        print_msg msg_which_index
        jsr     key_wait
        sec
        sbc     #'0'
        cmp     #IN_FORMATION
        bcs     @none
        sta     place_index
        lda     place_letter
        asl     a
        asl     a
        asl     a
        clc
        adc     place_letter
        adc     place_index
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        bne     unit_menu
@none:  lda     #<msg_no_unit
        ldy     #>msg_no_unit
        jsr     deploy_say
        jsr     key_wait
        rts
.endproc

; The menu of the unit at work, until the player goes back.
.proc unit_menu
        lda     zp_unit_no
        sta     zp_foe_no               ; whoever paints the map spoils zp_unit; no foe is at work
        jsr     menu_draw
        jsr     look
@line:  lda     zp_foe_no
        jsr     unit_select
        ldy     #ROW_UNIT
        jsr     unit_line
@key:   jsr     key_wait
        jsr     key_upper
        jsr     cursor_key
        bcs     @key
        ldx     #KEYS-1
@look:  cmp     keys,x
        beq     @found
        dex
        bpl     @look
        jsr     sound_refuse
        jmp     @key
@found: cpx     #LEAVE
        bcc     @done
        txa
        pha
        lda     zp_foe_no
        jsr     unit_select
        pla
        tax
        jsr     @go
        bcc     @line                   ; C = 1: what was said stands
        jmp     @key
@go:    lda     key_hi,x
        pha
        lda     key_lo,x
        pha
        rts
@done:  rts
.endproc

LEAVE           = 3                     ; keys before this one go back
keys:   .byte   "XQ", KEY_ESCAPE, "LMNEDPV9"
KEYS            = * - keys
key_lo: .lobytes 0, 0, 0, look-1, put-1, next-1, deploy_embark-1, deploy_unload-1
        .lobytes deploy_list-1, deploy_view-1, change-1
key_hi: .hibytes 0, 0, 0, look-1, put-1, next-1, deploy_embark-1, deploy_unload-1
        .hibytes deploy_list-1, deploy_view-1, change-1

.proc menu_draw
        ldy     #ROW_MENU
        jsr     text_clear_row
        print_msg msg_menu_unit_1
        ldy     #ROW_MENU+1
        jsr     text_clear_row
        print_msg msg_menu_unit_2
        rts
.endproc

; The cursor to the unit at work, if it is on the map.
.proc look
        ldx     zp_unit_no
        lda     zp_side
        bne     @soviet
        ldy     unit_y,x
        lda     unit_x,x
        jmp     @go
@soviet:
        ldy     unit_y+UNITS,x
        lda     unit_x+UNITS,x
@go:    tax
        cpx     #NOWHERE
        beq     @off
        jsr     cursor_to
@off:   clc
        rts
.endproc

; The next unit that lives, after the last one the first.
.proc next
@next:  ldx     zp_unit_no
        inx
        cpx     #UNITS
        bcc     @try
        ldx     #0
@try:   txa
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        lda     zp_unit_no
        sta     zp_foe_no
        jmp     look
.endproc

.proc put
        jsr     unit_to
        bcs     @no
        jsr     cursor_hide
        jsr     map_show
        jsr     cursor_show
        clc
        rts
@no:    tax
        ldy     why_hi,x
        lda     why_lo,x
        jsr     deploy_say
        sec
        rts
.endproc
why_lo: .lobytes msg_no_move, msg_dig_1, msg_no_ground
why_hi: .hibytes msg_no_move, msg_dig_1, msg_no_ground

;;; unit_to -- put the unit at work on the cursor's square, with all it carries
;;; rule:     4.0.2 4.5.1  not beyond the start line, not where it could not go
;;; in:       zp_unit zp_unit_no zp_side; st_cursor_x/y
;;; out:      C = 0: its place; C = 1: A = why not: 0 carried or off the map, 1 the line, 2 ground
;;; clobbers: X Y zp_map zp_square zp_ptr0 zp_t0
;;; cycles:   <= 9000
.proc unit_to
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @carried
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        bne     @carried
        ldx     st_cursor_x
        jsr     own_side
        lda     #1
        bcc     @no
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     map_at
        pha
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        pla
        jsr     move_cost
        lda     #2
        bcs     @done
        ldx     zp_unit_no
        jsr     place_set
        jmp     passengers_follow
@carried:
        lda     #0
@no:    sec
@done:  rts
.endproc

; Unit X of side zp_side stands under the cursor.  Spoils A.
.proc place_set
        lda     zp_side
        bne     @soviet
        lda     st_cursor_x
        sta     unit_x,x
        lda     st_cursor_y
        sta     unit_y,x
        rts
@soviet:
        lda     st_cursor_x
        sta     unit_x+UNITS,x
        lda     st_cursor_y
        sta     unit_y+UNITS,x
        rts
.endproc

; All that unit zp_unit_no carries stands where it does; C = 0.
.proc passengers_follow
        ldx     zp_side
        lda     side_base_lo,x
        sta     zp_ptr0
        lda     side_base_hi,x
        sta     zp_ptr0+1
        ldx     #0
@unit:  ldy     #U_CARRIER
        lda     (zp_ptr0),y
        cmp     zp_unit_no
        bne     @next
        ldy     #U_COUNT
        lda     (zp_ptr0),y
        beq     @next
        jsr     place_set
@next:  lda     zp_ptr0
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr0
        bcc     @step
        inc     zp_ptr0+1
@step:  inx
        cpx     #UNITS
        bcc     @unit
        clc
        rts
.endproc

; Another weapon for armour.
.proc change
        ldy     #ROW_SAY
        jsr     text_clear_row
        print_msg msg_new_weapon
        ldx     #2
        jsr     line_input
        bcs     @done
        jsr     line_number
        bcs     @no
        lda     zp_arg1
        bne     @no
        lda     zp_arg0
        jsr     weapon_change
        bcs     @no
        jsr     cursor_hide
        jsr     map_show
        jsr     cursor_show
@done:  clc
        rts
@no:    lda     #<msg_no_change
        ldy     #>msg_no_change
        jsr     deploy_say
        sec
        rts
.endproc

;;; weapon_change -- arm the unit at work with another armoured vehicle
;;; rule:     4.11.1
;;; in:       A = number of the weapon; zp_unit
;;; out:      C = 0: U_WEAPON, U_RANGE; C = 1: it is no armour, or a halftrack
;;; clobbers: A X Y
;;; cycles:   <= 60
.proc weapon_change
        cmp     #ARMOURED
        bcs     @no
        pha
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_CARRIER
        bcs     @halftrack
        pla
        sta     (zp_unit),y
        tax
        lda     weapon_mr,x
        ldy     #U_RANGE
        sta     (zp_unit),y
        clc
        rts
@halftrack:
        pla
@no:    sec
        rts
.endproc
