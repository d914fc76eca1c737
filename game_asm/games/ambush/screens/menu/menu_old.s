; Before a saved battle is taken up.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "screens/menu/choose.inc"

        .segment "MENU"
        .export menu_old_game

;;; menu_old_game -- a squad that was made is lost when a saved battle is taken up: may it be?
;;; rule:     13.3
;;; in:       st_made
;;; out:      C = 1 the player went back to the menu
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_old_game
        lda     st_made
        ora     st_made+1
        beq     @go
        choose  msg_squad_lost, 2, @back
        cmp     #2
        beq     @back
@go:    clc
        rts
@back:  sec
        rts
.endproc
