; How Computer Ambush begins, and what each phase runs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .export main, hand_wanted, phase_does, phase_entry
        .exportzp PHASES
        .import overlay_run, overlay_load, turn_begin, turn_loop_start
        .importzp OVERLAYS
        .import menu_main, orders_main, computer_main, resolve_main, report_main
        .import files_main, setup_main, result_page, turn_under_way, key_poll
        .import fs_one_drive, time_limit
        .import key_answered, view_top, plan_mark, ai_mark, sound_seed

        .segment "LOW_BSS"
hand_wanted:    .res 1                  ; 1 = the orders just written go out on a SAVE disk

        .segment "LOW_CODE"

;;; main -- play for ever; entered once by the loader
;;; rule:     3.0.1 3.0.2 3.7.1
;;; in:       none
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc main
        cld
        ldx     #$FF
        txs
        lda     #PHASE_MENU
        sta     st_phase
        lda     #0                      ; no squad has been made yet
        sta     st_made
        sta     st_made+1
        sta     st_defender
        sta     fs_one_drive            ; the SAVE disk goes into drive 2 until told otherwise
        sta     key_answered            ; what is read before anybody sets it
        sta     view_top
        sta     plan_mark
        sta     ai_mark
        sta     sound_seed
        sta     hand_wanted
        jmp     turn_loop_start
.endproc

OWN_BEGIN       = OVERLAYS              ; the routines behind the overlays in phase_entry
OWN_ORDERS      = OVERLAYS + 1
OWN_GERMAN      = OVERLAYS + 2
OWN_RESOLVE     = OVERLAYS + 3
OWN_REPORT      = OVERLAYS + 4
OWN_REPORT_2    = OVERLAYS + 5
OWN_SAVE        = OVERLAYS + 6
OWN_DISK        = OVERLAYS + 7

; What each phase runs.  The menu leaves PHASE_SETUP behind for a new game, PHASE_GENERATE,
; PHASE_DISK or PHASE_RESTART for the others.  setup_main (squads, weapons, places) leaves what
; comes next.  files_main leaves PHASE_LENGTH behind when a game was loaded, else PHASE_OPTIONS;
; from a squad it goes back to the phase that wanted it.
phase_does:
        .byte   OVL_MENU, OWN_BEGIN, OWN_ORDERS, OWN_GERMAN
        .byte   OWN_RESOLVE, OWN_REPORT, OWN_REPORT_2
        .byte   OWN_SAVE, OWN_SAVE
        .byte   OWN_DISK, OVL_FILES, OVL_MENU
        .byte   OVL_SETUP, OVL_SETUP, OVL_FILES, OVL_FILES
        .assert * - phase_does = PHASES, error, "what a phase does is missing"

; in the order of overlays; behind them its own routines; less one each: rts adds it
phase_entry:
        .word   menu_main-1, orders_main-1, computer_main-1, resolve_main-1, report_main-1
        .word   files_main-1, setup_main-1
        .assert * - phase_entry = 2 * OVERLAYS, lderror, "an overlay has no entry"
        .word   phase_begin-1, phase_orders-1, phase_german-1, phase_resolve-1
        .word   phase_report-1, phase_report_2-1, phase_save-1, phase_disk-1

; Looking after SAVE disks comes back to the menu.
.proc phase_disk
        lda     #OVL_FILES
        jsr     overlay_run
        lda     #PHASE_OPTIONS
        sta     st_phase
        rts
.endproc

.proc phase_begin
        jsr     turn_begin
        lda     #PHASE_ORDERS
        sta     st_phase
        rts
.endproc

.proc phase_orders
        lda     #0
        jsr     side_orders
        lda     #PHASE_GERMAN
        sta     st_phase
        rts
.endproc

.proc phase_german
        jsr     hand_over
        lda     #1
        jsr     side_orders
        lda     #0
        sta     turn_under_way
        lda     #PHASE_RESOLVE
        sta     st_phase
        rts
.endproc

; Before a phase: the battle goes on a SAVE disk when the player who has just given orders wants
; that, for the other who sits elsewhere.  RESET begins the phase again, and so the offer.
.proc hand_over
        lda     hand_wanted
        beq     @done
        lda     #OVL_FILES
        jsr     overlay_run
        lda     #0
        sta     hand_wanted
@done:  rts
.endproc

; Orders of side A, by its player or the computer.
.proc side_orders
        sta     st_side
        jsr     by_computer
        beq     @player
        lda     #OVL_COMPUTER
        bne     @run                    ; always
        .assert OVL_COMPUTER <> 0, lderror, "the branch always taken"
@player:
        lda     #OVL_ORDERS
@run:   jmp     overlay_run
.endproc

; Z = 0 when the computer plays side st_side.
.proc by_computer
        lda     st_side
        clc
        adc     #1                      ; COMPUTER_AMERICAN, COMPUTER_GERMAN
        and     st_computer
        rts
.endproc
        .assert COMPUTER_AMERICAN = 1, error, "bit 0 is the American's"
        .assert COMPUTER_GERMAN = 2, error, "bit 1 is the German's"

.proc phase_resolve
        jsr     hand_over
        lda     #OVL_RESOLVE
        jsr     overlay_run
        lda     #PHASE_REPORT
        sta     st_phase
        rts
.endproc

.proc phase_report
        lda     #0
        jsr     side_report
        lda     #PHASE_REPORT_2
        sta     st_phase
        rts
.endproc

.proc phase_report_2
        lda     #1
        jsr     side_report
        lda     #PHASE_SAVE
        sta     st_phase
        rts
.endproc

; The report of side A; the computer needs none.
.proc side_report
        sta     st_side
        jsr     by_computer
        bne     @done
        lda     #OVL_REPORT
        jmp     overlay_run
@done:  rts
.endproc

; A battle that is won ends here.
.proc phase_save
        lda     st_winner
        beq     @save
        lda     #OVL_REPORT
        jsr     overlay_load
        jsr     result_page
        lda     blast_count
        beq     @whole
        lda     #OVL_RESIDENT           ; the next battle finds the village as it was
        jsr     overlay_load
@whole:
        lda     #PHASE_MENU
        sta     st_phase
        rts
@save:  lda     st_computer
        cmp     #COMPUTER_AMERICAN | COMPUTER_GERMAN
        bne     @ask
        jsr     key_poll                ; a battle that runs by itself: Escape stops for the menu,
        bcc     @next
        cmp     #KEY_ESCAPE
        beq     @ask
        lda     #0                      ; any other key for the turn's report
        sta     st_side
        lda     #OVL_REPORT
        jsr     overlay_run
        jmp     @next
@ask:   lda     #OVL_FILES
        jsr     overlay_run
        lda     st_phase
        cmp     #PHASE_MENU
        beq     @left
@next:  jsr     time_limit
        lda     #PHASE_BEGIN
        sta     st_phase
@left:  rts
.endproc
