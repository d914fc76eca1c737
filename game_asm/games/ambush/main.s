; The turn loop: loads the overlay of each phase and runs it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export main, phase_run, hand_wanted
        .import overlay_load, turn_begin, turn_loop_start
        .import menu_main, orders_main, computer_main, resolve_main, report_main
        .import files_main, setup_main, result_page, turn_under_way, key_poll
        .import fs_one_drive, time_limit
        .import key_answered, view_top, plan_mark, ai_mark, sound_seed

KEY_ESCAPE      = $1B

        .segment "LOW_BSS"
hand_wanted:    .res 1                  ; 1 = the orders just written go out on a SAVE disk

        .segment "LOW_CODE"

;;; main -- play for ever; entered once by the loader
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

;;; phase_run -- carry out the phase of st_phase and name the one that follows
;;; rule:     3.0.1 3.0.2 3.7.1
;;; in:       st_phase
;;; out:      st_phase = the next phase
;;; clobbers: everything
;;; cycles:   -
.proc phase_run
        lda     st_phase
        cmp     #PHASE_LAST+1
        bcs     @menu
        asl     a
        tax
        lda     phases+1,x
        pha
        lda     phases,x
        pha
        rts                             ; to the phase below
@menu:  lda     #PHASE_MENU             ; no such phase: begin again
        sta     st_phase
        rts
.endproc

; less one each: rts adds it
phases: .word   phase_menu-1, phase_begin-1, phase_orders-1, phase_german-1
        .word   phase_resolve-1, phase_report-1, phase_report_2-1
        .word   phase_save-1, phase_save-1
        .word   phase_disk-1, phase_restart-1, phase_menu-1
        .word   phase_setup-1, phase_setup-1, phase_restart-1, phase_restart-1

; The menu leaves PHASE_SETUP behind for a new game, PHASE_GENERATE, PHASE_DISK or PHASE_RESTART
; for the others.
.proc phase_menu
        lda     #OVL_MENU
        jsr     overlay_load
        jmp     menu_main
.endproc

; Looking after SAVE disks comes back to the menu.
.proc phase_disk
        lda     #OVL_FILES
        jsr     overlay_load
        jsr     files_main
        lda     #PHASE_OPTIONS
        sta     st_phase
        rts
.endproc

; Squads, weapons, places: what comes next is left behind in st_phase.
.proc phase_setup
        lda     #OVL_SETUP
        jsr     overlay_load
        jmp     setup_main
.endproc

; files_main leaves PHASE_LENGTH behind when a game was loaded, else PHASE_OPTIONS; from a squad
; it goes back to the phase that wanted it.
.proc phase_restart
        lda     #OVL_FILES
        jsr     overlay_load
        jmp     files_main
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
        bne     hand_over               ; always
.endproc

.proc phase_german
        lda     #1
        jsr     side_orders
        lda     #0
        sta     turn_under_way
        lda     #PHASE_RESOLVE
        ; on into hand_over
.endproc
        falls_into hand_over

; On to phase A; by way of a SAVE disk when the player has asked for it, and sits elsewhere.
.proc hand_over
        sta     st_phase
        lda     hand_wanted
        beq     @done
        lda     #0
        sta     hand_wanted
        lda     #OVL_FILES
        jsr     overlay_load
        jmp     files_main
@done:  rts
.endproc

; Orders of side A, by its player or the computer.
.proc side_orders
        sta     st_side
        jsr     by_computer
        bne     @computer
        lda     #OVL_ORDERS
        jsr     overlay_load
        jmp     orders_main
@computer:
        lda     #OVL_COMPUTER
        jsr     overlay_load
        jmp     computer_main
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
        lda     #OVL_RESOLVE
        jsr     overlay_load
        jsr     resolve_main
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
        jsr     overlay_load
        jmp     report_main
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
        jsr     overlay_load
        jsr     report_main
        jmp     @next
@ask:   lda     #OVL_FILES
        jsr     overlay_load
        jsr     files_main
        lda     st_phase
        cmp     #PHASE_MENU
        beq     @left
@next:  jsr     time_limit
        lda     #PHASE_BEGIN
        sta     st_phase
@left:  rts
.endproc
