; Help on the questions before a battle.
        .export menu_help
        .import page_help
        .import msg_help_players, msg_help_handicap, msg_help_delay, msg_help_sounds
        .import msg_help_scenario, msg_help_river, msg_help_density, msg_help_period
        .import msg_help_battle, msg_help_size, msg_help_menu

        .segment "MENU"

;;; menu_help -- what a question means and what its answers bring
;;; in:       X = question 0..9; 10 the menu itself
;;; out:      the picture
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_help
        lda     help_lo,x
        ldy     help_hi,x
        jmp     page_help
.endproc

help_lo:
        .lobytes msg_help_players, msg_help_handicap, msg_help_delay, msg_help_sounds
        .lobytes msg_help_scenario, msg_help_river, msg_help_density, msg_help_period
        .lobytes msg_help_battle, msg_help_size, msg_help_menu
help_hi:
        .hibytes msg_help_players, msg_help_handicap, msg_help_delay, msg_help_sounds
        .hibytes msg_help_scenario, msg_help_river, msg_help_density, msg_help_period
        .hibytes msg_help_battle, msg_help_size, msg_help_menu
