; Deployment by hand: the keys of the map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .export deploy_map, deploy_screen, deploy_say, deploy_help
        .import key_wait, key_upper, sound_refuse
        .import any_key, ask_yes_no, page_show
        .import screen_clear, text_goto, text_print, text_clear_row, text_panel_clear
        .import map_show, view_forget, map_ground, view_paint, view_center
        .import cursor_key, cursor_to, cursor_show, cursor_hide
        .import deploy_auto, trench_square, deploy_unit, deploy_view
        .import ground_line, overview, overview_page, unit_select
        .import msg_computer_deploys, msg_all_placed
        .import deploy_terrain, deploy_examine, deploy_here, list_pages, weapon_card
        .import msg_dig_0, msg_dig_1, msg_dig_2, msg_dig_3, msg_help, msg_deploy_list

ROW_SQUARE      = 20
ROW_SAY         = 21
ROW_MENU        = 22
LETTERS         = 20                    ; A to T; U changes the ground

        .segment "DEPLOY"

;;; deploy_map -- the map with its menu, until the player has done
;;; rule:     4.4.1 4.4.3 4.4.4 4.2.2 1.2.1
;;; in:       st_side = zp_side; the units
;;; out:      their places, the map; changes st_cursor_x/y st_trenches unit_records unit_x/y
;;; clobbers: A X Y zp_foe_no zp_map zp_side zp_square zp_unit zp_unit_no, all scratch,
;;;           the overlay's own, what the rules use, what line_input uses and the picture
;;; cycles:   -
.proc deploy_map
        lda     #0
        sta     line_next
        ldx     st_side
        lda     st_objective_y
        tay
        lda     st_start_line,x
        tax
        stx     st_cursor_x
        sty     st_cursor_y
        jsr     view_center
@screen:
        jsr     deploy_screen
@square:
        jsr     ground_line
@key:   jsr     key_wait
        jsr     key_upper
        jsr     cursor_key
        bcs     @square
        ldx     #KEYS-1
@look:  cmp     keys,x
        beq     @found
        dex
        bpl     @look
        sec
        sbc     #'A'
        cmp     #LETTERS
        bcs     @no
        jsr     deploy_unit
        bcs     @square
        jmp     @screen
@no:    jsr     sound_refuse
        jmp     @key
@found: cpx     #KEY_DONE
        beq     @done
        jsr     @go
        lda     st_side                 ; whatever it was, this side goes on
        sta     zp_side
        jmp     @square
@go:    lda     key_hi,x
        pha
        lda     key_lo,x
        pha
        rts
@done:  jsr     say_clear
        print_msg msg_done
        jsr     ask_yes_no
        bcs     @over
        beq     @again
        jsr     help
        jmp     @done
@again: jmp     @screen
@over:  rts
.endproc

KEY_DONE        = 0
keys:   .byte   "X90UVWYZ?-", KEY_RETURN, KEY_SPACE
KEYS            = * - keys
key_lo: .lobytes 0, dig-1, auto-1, deploy_terrain-1, deploy_view-1, goals-1, ground-1
        .lobytes deploy_examine-1, help-1, whole_map-1, deploy_here-1, list-1
key_hi: .hibytes 0, dig-1, auto-1, deploy_terrain-1, deploy_view-1, goals-1, ground-1
        .hibytes deploy_examine-1, help-1, whole_map-1, deploy_here-1, list-1

;;; deploy_screen -- map, cursor and the menu of the map
;;; in:       st_side; st_cursor_x/y, view_x/y
;;; out:      the picture
;;; clobbers: A X Y zp_unit and all scratch
;;; cycles:   -
.proc deploy_screen
        jsr     view_forget
        jsr     text_panel_clear
        print_at 0, ROW_MENU, msg_menu_map_1
        print_at 0, ROW_MENU+1, msg_menu_map_2
        jsr     map_show
        jmp     cursor_show
.endproc

; The whole map on a page.
.proc whole_map
        jsr     overview_page
        jsr     overview
        jmp     deploy_screen
.endproc

; An empty line for a question; the cursor of the text at its beginning.
.proc say_clear
        ldy     #ROW_SAY
        jmp     text_clear_row
.endproc

;;; deploy_say -- say something on the line for it, with the sound of a refusal
;;; in:       A = low byte, Y = high byte of the text
;;; out:      the picture
;;; clobbers: A X Y
;;; cycles:   -
.proc deploy_say
        pha
        tya
        pha
        jsr     say_clear
        pla
        tay
        pla
        jsr     text_print
        jmp     sound_refuse
.endproc

.proc dig
        jsr     cursor_hide
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     trench_square
        bcs     @no
        jsr     say_clear
        jsr     map_show
        jmp     cursor_show
@no:    pha
        jsr     cursor_show
        pla
        tax
        ldy     dig_hi,x
        lda     dig_lo,x
        jmp     deploy_say
.endproc
dig_lo: .lobytes msg_dig_0, msg_dig_1, msg_dig_2, msg_dig_3
dig_hi: .hibytes msg_dig_0, msg_dig_1, msg_dig_2, msg_dig_3

; All are placed: it is said, and the window goes to where the Command HQ stands.
.proc auto
        jsr     say_clear
        print_msg msg_computer_deploys  ; it takes up to three seconds
        jsr     deploy_auto
        lda     #0
        sta     line_next
        jsr     unit_select
        jsr     cursor_hide
        jsr     map_show
        jsr     say_clear
        print_msg msg_all_placed
        ldx     zp_unit_no
        ldy     unit_y,x
        lda     unit_x,x
        tax
        jmp     cursor_to
.endproc

; To the objective area; the next time to the start line.
.proc goals
        jsr     say_clear
        ldx     st_side
        lda     line_next
        bne     @line
        inc     line_next
        print_msg msg_objective
        ldx     st_side
        ldy     st_objective_y,x
        lda     st_objective_x,x
        tax
        jmp     cursor_to
@line:  dec     line_next
        print_msg msg_start_line
        ldx     st_side
        ldy     st_cursor_y
        lda     st_start_line,x
        tax
        jmp     cursor_to
.endproc

; The ground without units, until a key is typed.
.proc ground
        jsr     cursor_hide
        jsr     map_ground
        jsr     view_paint
        jsr     say_clear
        print_msg msg_press
        jsr     any_key
        jsr     say_clear
        jsr     map_show
        jmp     cursor_show
.endproc

; All units of the side.
.proc list
        lda     #<msg_deploy_list
        ldy     #>msg_deploy_list
        jsr     list_pages
        jsr     screen_clear
        jmp     deploy_screen
.endproc

.proc help
        lda     #NO_UNIT
        falls_into deploy_help
.endproc

;;; deploy_help -- the keys, then the data card with the numbers for 9; Escape ends either
;;; rule:     4.4.1 4.5.1
;;; in:       A = the weapon whose line is lit; NO_UNIT: none
;;; out:      the picture of deploy_screen
;;; clobbers: A X Y zp_unit and all scratch
;;; cycles:   -
.proc deploy_help
        pha
        lda     #<msg_help
        ldy     #>msg_help
        jsr     page_show
        jsr     any_key
        tax
        pla
        cpx     #KEY_ESCAPE
        beq     @back
        jsr     weapon_card
@back:  jsr     screen_clear
        jmp     deploy_screen
.endproc
