; The turn loop: loads the overlay of each phase and runs it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .export main, phase_run, state_clear
        .import overlay_load, overlay_id, turn_loop_start
        .import menu_main, forces_main, deploy_main, orders_main, computer_main
        .import combat_main, report_main, files_main, fs_one_drive, key_answered, sound_seed

        .segment "CODE"

;;; main -- play for ever; entered once by the loader
;;; rule:     1.1.1
;;; in:       none
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc main
        jsr     state_clear
        lda     #0                      ; what is read before anybody sets it
        sta     fs_one_drive            ; the SAVE disk goes into drive 2
        sta     key_answered
        sta     sound_seed
        jmp     turn_loop_start
.endproc

;;; state_clear -- a battle of nobody, and every byte of it set
;;; in:       none
;;; out:      the state; st_phase = PHASE_MENU
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 190000
.proc state_clear
        set_word zp_ptr0, state_begin
        ldy     #0
        tya
        ldx     #>(state_end - state_begin)
@page:  sta     (zp_ptr0),y
        iny
        bne     @page
        inc     zp_ptr0+1
        dex
        bne     @page
@rest:  sta     (zp_ptr0),y
        iny
        cpy     #<(state_end - state_begin)
        bne     @rest
        .assert PHASE_MENU = 0, error, "every byte is 0"
        rts
.endproc

;;; phase_run -- carry out the phase of st_phase; it leaves the next one there
;;; in:       st_phase
;;; out:      st_phase = the next phase
;;; clobbers: everything
;;; cycles:   -
.proc phase_run
        ldx     st_phase
        cpx     #PHASES
        bcs     @menu
        lda     phase_overlay,x
        cpx     #PHASE_ORDERS
        bne     @load
        ldy     st_side
        ldx     st_human,y
        bne     @load
        lda     #OVL_COMPUTER
@load:  jsr     overlay_load
        lda     overlay_id
        asl     a
        tax
        lda     overlay_entry+1,x
        pha
        lda     overlay_entry,x
        pha
        rts                             ; to the overlay's entry, and back to turn_loop
@menu:  lda     #PHASE_MENU             ; no such phase: begin again
        sta     st_phase
        rts
.endproc


; the overlay of each phase; orders by the computer have their own
phase_overlay:
        .byte   OVL_MENU, OVL_FORCES, OVL_DEPLOY, OVL_ORDERS, OVL_COMBAT, OVL_REPORT
        .byte   OVL_FILES, OVL_FILES, OVL_FILES

; less one each: rts adds it
overlay_entry:
        .word   menu_main-1, forces_main-1, deploy_main-1, orders_main-1
        .word   computer_main-1, combat_main-1, report_main-1, files_main-1
