; How the campaign begins, and what each phase runs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .export main, state_clear, phase_does, phase_entry
        .exportzp PHASES
        .import turn_loop_start, fs_one_drive, key_answered, sound_seed
        .importzp OVERLAYS, OVL_MENU, OVL_MOVE
        .import menu_main, move_main

        .segment "CODE"

;;; main -- play for ever; entered once by the loader
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

;;; state_clear -- a campaign of nobody, and every byte of it set
;;; in:       none
;;; out:      the state; st_phase = PHASE_MENU
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 30000
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

; what each phase runs: an overlay, or a routine of the game's own
phase_does:
        .byte   OVL_MENU, OVERLAYS, OVL_MOVE, OVERLAYS, OVERLAYS, OVERLAYS
        .byte   OVERLAYS, OVERLAYS, OVERLAYS
        .assert * - phase_does = PHASES, error, "what a phase does is missing"

; in the order of overlays; behind them what is in memory; less one each: rts adds it
phase_entry:
        .word   menu_main-1, move_main-1
        .assert * - phase_entry = 2 * OVERLAYS, lderror, "an overlay has no entry"
        .word   phase_begin-1

.proc phase_begin
        lda     #PHASE_MOVE
        sta     st_phase
        rts
.endproc
