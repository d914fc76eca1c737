; The menu: from the title to a campaign.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .import key_stirs, menu_title, page_help, campaign_new

        .segment "MENU"
        .export menu_main, menu_about
        .exportzp MENU_OPTIONS

MENU_OPTIONS    = 3

;;; menu_main -- title and menu, until a phase is chosen
;;; in:       none
;;; out:      st_phase = PHASE_DISK, PHASE_BEGIN or PHASE_RESTART
;;; clobbers: A X Y key_stirs and all scratch
;;; cycles:   -
.proc menu_main
        jsr     menu_title
        tax
        lda     next-1,x
        sta     st_phase
        cmp     #PHASE_BEGIN
        bne     @leave
        jsr     options_usual
        jsr     campaign_new
@leave:
        lda     #0
        sta     key_stirs
        rts

next:   .byte   PHASE_DISK, PHASE_BEGIN, PHASE_RESTART
.endproc

; The options as they are when nobody changes them.
.proc options_usual
        ldx     #OPTIONS - 1
@next:  lda     usual,x
        sta     st_human,x
        dex
        bpl     @next
        rts

; in the order of state.inc from st_human on
usual:  .byte   1, 1, 0, 0, RULES_REVISED, SKY_HISTORICAL, WEATHER_OVERCAST, 100, 100, 1, 6, 0, 1, 0, 4
        .byte   30, 20, 0, 1, 1
OPTIONS = * - usual
        .assert st_noises - st_human = OPTIONS - 1, lderror, "an option is missing"
.endproc

;;; menu_about -- help on the menu
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_about
        .import msg_help_menu
        lda     #<msg_help_menu
        ldy     #>msg_help_menu
        jmp     page_help
.endproc
