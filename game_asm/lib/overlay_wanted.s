; The game's disk is not in its drive.
        .include "zeropage.inc"
        .include "macros.inc"
        .export overlay_wanted
        .import page_prompt, any_key, sound_refuse

        .segment "CODE"

;;; overlay_wanted -- ask for the game's disk and wait for a key
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc overlay_wanted
        jsr     sound_refuse
        print_prompt msg_lib_game_disk
        jmp     any_key
.endproc
