; The phase of title and menu.  The game has
;   menu_next       a byte for each option: the phase that it leads to
;   PHASE_NEW       (a byte) the one that menu_new makes ready
;   menu_new        ask for the options of a new game; C = 1 when the player thought better of it

        .import key_stirs, menu_title, menu_options, menu_new, menu_next, st_phase
        .importzp PHASE_NEW

        .segment "MENU"
        .export menu_main

;;; menu_main -- title and menu, until a phase is chosen
;;; in:       st_phase = 0: the title first
;;; out:      st_phase = one of menu_next; key_stirs = 0; changes what menu_new changes
;;; clobbers: A X Y, all scratch and what menu_new spoils
;;; cycles:   -
.proc menu_main
        jsr     menu_title
@chosen:
        tax
        lda     menu_next-1,x
        cmp     #PHASE_NEW
        bne     @leave
        jsr     menu_new
        bcs     @menu                   ; thought better of it
        lda     #PHASE_NEW
@leave: sta     st_phase
        lda     #0
        sta     key_stirs
        rts
@menu:  jsr     menu_options
        jmp     @chosen
.endproc
