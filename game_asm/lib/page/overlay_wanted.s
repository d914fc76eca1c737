; The game's disk is not in its drive.
        .include "zeropage.inc"
        .include "macros.inc"
        .export overlay_wanted
        .import msg_lib_game_disk
        .import page_refuse

        .segment "CODE"

;;; overlay_wanted -- ask for the game's disk and wait for a key
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc overlay_wanted
        lda     #<msg_lib_game_disk
        ldy     #>msg_lib_game_disk
        jmp     page_refuse
.endproc
