; Deployment: both sides put their units on the map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .export deploy_main
        .import deploy_auto, deploy_ride, deploy_top, deploy_map, battle_begin
        .import shown_all, page_show, any_key
        .import ask_yes_no, text_print, text_clear_row
        .import key_flush, msg_turn_german, msg_turn_soviet

ROW_SAY         = 21

        .segment "DEPLOY"

;;; deploy_main -- the Germans deploy, then the Soviets; then turn 1 begins
;;; rule:     4.0.1 4.0.3 4.0.4
;;; rule:     1.3.1 4.7.1  the set-up can be saved
;;; in:       the forces and the map; st_human
;;; out:      places of all units; st_turn st_visibility st_side st_phase; changes map,
;;;           st_next_phase, st_trenches, unit_records, unit_x/y, st_cursor_x/y
;;; clobbers: A X Y zp_map zp_side zp_square zp_unit zp_unit_no, all scratch, the overlay's own,
;;;           what the rules use and the picture
;;; cycles:   -
.proc deploy_main
        lda     #0
        sta     shown_all
        lda     #SIDE_GERMAN
@side:  sta     zp_side
        sta     st_side
        tax
        lda     st_human,x
        beq     @computer
        jsr     key_flush
        lda     #<msg_turn_german
        ldy     #>msg_turn_german
        ldx     zp_side
        beq     @show
        lda     #<msg_turn_soviet
        ldy     #>msg_turn_soviet
@show:  ldx     st_human                ; with one player nobody looks on
        beq     @top
        ldx     st_human+1
        beq     @top
        jsr     page_show
        jsr     any_key
@top:   jsr     deploy_top
        jsr     deploy_map
        jmp     @next
@computer:
        ldy     #ROW_SAY
        jsr     text_clear_row
        print_msg msg_computer_deploys
        jsr     deploy_auto
        jsr     deploy_ride
@next:  lda     st_side
        eor     #1
        bne     @side
        jsr     battle_begin
        lda     st_human
        ora     st_human+1
        beq     @done                   ; nobody there to ask
@ask:   print_page msg_save_setup
        jsr     ask_yes_no
        bcs     @save
        beq     @done
        print_page msg_save_setup_help
        jsr     any_key
        jmp     @ask
@save:
        lda     st_phase
        sta     st_next_phase
        lda     #PHASE_SAVE
        sta     st_phase
@done:  rts
.endproc
