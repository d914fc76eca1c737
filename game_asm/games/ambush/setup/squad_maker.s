; The menu's squad of soldiers: drawn at random, changed by the player, named, saved, printed.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export squad_maker
        .import setup_choice, squad_load, soldier_rate, squad_edit, expert_ask, squad_print
        .import squad_table, setup_first, page_show, page_prompt, setup_head
        .import key_wait, sound_refuse, setup_help, ask_yes_no

        .segment "SETUP"

;;; squad_maker -- make a squad and say what becomes of it
;;; rule:     13.0 13.3 2.1.2  drawn, changed, saved, printed; then the menu again
;;; in:       st_step = 0 at the beginning, 1 when it comes back from the SAVE disk
;;; out:      st_phase = PHASE_OPTIONS, or PHASE_SQUAD_SAVE with st_step = 1; st_made; changes
;;;           the state
;;; clobbers: A X Y cell_col cell_man squad_text zp_inner, scratch and what line_input uses
;;; cycles:   -
.proc squad_maker
        lda     st_step
        bne     @ready
@side:  lda     #0
        sta     st_side
        lda     #<msg_squad_side
        ldy     #>msg_squad_side
        ldx     #2 | $80
        jsr     setup_choice
        bcc     @one
        jmp     @menu
@one:   sec
        sbc     #1
        sta     st_side
        tax
        lda     st_made,x
        beq     @draw
@sure:  print_page msg_squad_ready      ; one of that side is there, perhaps on no disk yet
        jsr     setup_head
        jsr     squad_table
        print_prompt msg_squad_drop
        jsr     ask_yes_no
        bcs     @draw
        beq     @ready
        jsr     setup_help
        jmp     @sure
@draw:  jsr     squad_draw
        jsr     squad_edit
        bcs     @drop
        jsr     expert_ask
        lda     #1
        ldx     st_side
        sta     st_made,x
@ready: print_page msg_squad_ready
        jsr     setup_head
        jsr     squad_table
        print_prompt msg_lib_choose
@key:   jsr     key_wait
        cmp     #KEY_ESCAPE
        beq     @menu
        cmp     #'3'
        beq     @menu
        cmp     #'1'
        beq     @save
        cmp     #'2'
        beq     @print
        cmp     #'?'
        beq     @help
        cmp     #KEY_RETURN
        beq     @key                    ; it belongs to the answer before
        jsr     sound_refuse
        jmp     @key
@print: jsr     squad_print
        jmp     @ready
@help:  jsr     setup_help
        jmp     @ready
@save:  lda     #1
        sta     st_step
        lda     #PHASE_SQUAD_SAVE
        sta     st_phase
        rts
@drop:  ldx     st_side
        lda     #0
        sta     st_made,x
        jmp     @side
@menu:  lda     #PHASE_OPTIONS
        sta     st_phase
        rts
.endproc

        .import msg_squad_side

; Ten men with the card's ranks, weights and names, and ratings by chance.
.proc squad_draw
        ldx     st_side
        jsr     squad_load
        lda     #0
        sta     st_level                ; a player's own squad
        lda     #SQUAD
        sta     zp_inner
        jsr     setup_first
@man:   jsr     soldier_rate
        lda     #1
        sta     man_in_play,x           ; all ten are shown
        inx
        dec     zp_inner
        bne     @man
        rts
.endproc
