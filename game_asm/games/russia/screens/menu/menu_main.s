; The menu: from the title to a war.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .import framed, key_stirs, menu_title, menu_options, page_help, menu_new

        .segment "MENU"
        .export menu_main, menu_about
        .exportzp MENU_OPTIONS

MENU_OPTIONS    = 4

;;; menu_main -- title and menu, until a phase is chosen
;;; in:       st_phase = PHASE_MENU: the title first; PHASE_BACK
;;; out:      st_phase = PHASE_DISK, PHASE_BUILD, PHASE_RESTART or PHASE_CONTINUE; the state of a
;;;           new war; framed = 0
;;; clobbers: everything
;;; cycles:   -
.proc menu_main
        jsr     menu_title
@chosen:
        tax
        lda     next-1,x
        cmp     #PHASE_BUILD
        bne     @leave
        jsr     menu_new
        bcs     @menu                   ; thought better of it
        lda     #PHASE_BUILD
@leave: sta     st_phase
        lda     #0
        sta     key_stirs
        sta     framed                  ; no cursor is on the picture: the menu is
        rts
@menu:  jsr     menu_options
        jmp     @chosen

next:   .byte   PHASE_DISK, PHASE_BUILD, PHASE_RESTART, PHASE_CONTINUE
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
