; Deployment by hand: one unit and its menu.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .export deploy_unit, deploy_menu, menu_again
        .import deploy_help, index_ask, screen_clear, deploy_screen
        .import key_capital, sound_refuse, text_print, text_goto, text_clear_row
        .import unit_line, unit_select, map_show, cursor_key
        .import cursor_to, cursor_show, cursor_hide, place_of
        .import deploy_say, deploy_view, deploy_list, deploy_embark
        .import deploy_unload, deploy_change
        .import unit_to, msg_no_unit, msg_no_formation, msg_no_ground, msg_no_move, msg_dig_1

ROW_UNIT        = 20
ROW_SAY         = 21
ROW_MENU        = 22

        .segment "DEPLOY"

;;; deploy_unit -- ask for the index of a unit, then carry out its menu
;;; rule:     4.4.1 4.5.1
;;; in:       A = letter 0..19; zp_side
;;; out:      C = 1: there was no menu, what is said stands; places of units; changes st_cursor_x/y
;;;           unit_records
;;; clobbers: A X Y zp_foe_no zp_map zp_square zp_unit zp_unit_no, all scratch, the overlay's own,
;;;           what the rules use, what line_input uses, what drawing uses and view_painted
;;; cycles:   -
.proc deploy_unit
        pha
        jsr     formation_lives
        bcc     @nobody
        ldy     #ROW_SAY
        jsr     text_clear_row
        print_msg msg_which_index
        pla
        jsr     index_ask
        bcs     @back
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        bne     deploy_menu
        lda     #<msg_no_unit
        ldy     #>msg_no_unit
@say:   jsr     deploy_say
        sec
        rts
@nobody:
        pla
        lda     #<msg_no_formation
        ldy     #>msg_no_formation
        bne     @say                    ; always
@back:  ldy     #ROW_SAY
        jsr     text_clear_row
        sec
        rts
.endproc

; C = 1 when any unit of letter A lives.
.proc formation_lives
        sta     zp_t0
        asl     a                       ; x 9
        asl     a
        asl     a
        adc     zp_t0                   ; C = 0
        ldx     #IN_FORMATION
@unit:  stx     place_count
        pha
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        cmp     #1
        pla
        bcs     @lives
        adc     #1                      ; C = 0, and stays so
        ldx     place_count
        dex
        bne     @unit
@lives: rts
.endproc

;;; deploy_menu -- the menu of the unit at work, until the player goes back
;;; rule:     4.5.1
;;; in:       zp_unit, zp_unit_no, zp_side
;;; out:      C = 0; places of units; changes st_cursor_x/y unit_records
;;; clobbers: A X Y zp_foe_no zp_map zp_square zp_unit zp_unit_no, all scratch, the overlay's own,
;;;           what the rules use, what line_input uses, what drawing uses and view_painted
;;; cycles:   -
.proc deploy_menu
        lda     zp_unit_no
        sta     zp_foe_no               ; whoever paints the map spoils zp_unit; no foe is at work
        jsr     menu_draw
        jsr     look
@line:  lda     zp_foe_no
        jsr     unit_select
        ldy     #ROW_UNIT
        jsr     unit_line
@key:   jsr     key_capital
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
@done:  clc
        rts
.endproc

LEAVE           = 3                     ; keys before this one go back
keys:   .byte   "XQ", KEY_ESCAPE, "LMNEDPV9?"
KEYS            = * - keys
key_lo: .lobytes 0, 0, 0, look-1, put-1, next-1, deploy_embark-1, deploy_unload-1
        .lobytes deploy_list-1, deploy_view-1, deploy_change-1, help-1
key_hi: .hibytes 0, 0, 0, look-1, put-1, next-1, deploy_embark-1, deploy_unload-1
        .hibytes deploy_list-1, deploy_view-1, deploy_change-1, help-1

; Help, its card at the unit's weapon.
.proc help
        ldy     #U_WEAPON
        lda     (zp_unit),y
        jsr     deploy_help
        jsr     menu_draw
        clc
        rts
.endproc

;;; menu_again -- the whole screen again with the menu of the unit at work, after a page
;;; in:       zp_foe_no = its number
;;; out:      the picture; zp_unit
;;; clobbers: A X Y zp_unit_no and all scratch
;;; cycles:   -
.proc menu_again
        jsr     screen_clear
        jsr     deploy_screen
        jsr     menu_draw
        lda     zp_foe_no
        jsr     unit_select
        ldy     #ROW_UNIT
        jmp     unit_line
.endproc

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
        ldy     zp_side
        jsr     place_of
        tax
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
