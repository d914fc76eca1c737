; How Kampfgruppe begins, and what each phase runs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .export main, phase_does, phase_entry
        .exportzp PHASES
        .import overlay_run, turn_loop_start, state_clear, log_start
        .importzp OVERLAYS
        .import menu_main, forces_main, deploy_main, orders_main, computer_main
        .import combat_main, report_main, files_main, fs_one_drive, key_answered, sound_seed
        .import view_x, view_y, ai_again

        .segment "CODE"

;;; main -- play for ever; entered once by the loader
;;; rule:     1.1.1
;;; in:       none
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc main
        jsr     state_clear
        jsr     log_start
        .assert PHASE_MENU = 0, error, "the first phase is no zero"
        lda     #0                      ; what is read before anybody sets it
        sta     fs_one_drive            ; the SAVE disk goes into drive 2
        sta     key_answered
        sta     sound_seed
        sta     zp_pulse                ; nothing was cut short by RESET
        sta     ai_again
        sta     view_x                  ; a battle that is watched has no cursor to centre on
        sta     view_y
        jmp     turn_loop_start
.endproc

; the overlay of each phase; orders may be the computer's
phase_does:
        .byte   OVL_MENU, OVL_FORCES, OVL_DEPLOY, OVERLAYS, OVL_COMBAT, OVL_REPORT
        .byte   OVL_FILES, OVL_FILES, OVL_FILES, OVL_MENU
        .assert * - phase_does = PHASES, error, "what a phase does is missing"

; in the order of overlays; behind them what is in memory; less one each: rts adds it
phase_entry:
        .word   menu_main-1, forces_main-1, deploy_main-1, orders_main-1
        .word   computer_main-1, combat_main-1, report_main-1, files_main-1
        .assert * - phase_entry = 2 * OVERLAYS, lderror, "an overlay has no entry"
        .word   phase_orders-1

; Orders of st_side, by its player or the computer.
.proc phase_orders
        lda     #OVL_ORDERS
        ldy     st_side
        ldx     st_human,y
        bne     @run
        lda     #OVL_COMPUTER
@run:   jmp     overlay_run
.endproc
