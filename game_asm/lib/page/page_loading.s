; What stands on the screen while the next phase comes from the disk.
        .import msg_lib_loading, prompt_row

LOADING_ROW     = 23                    ; the last: what the prompt's row says stays to be read

        .segment "LOW_CODE"
        .export page_loading

;;; page_loading -- say on the last row that something is read from the disk
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc page_loading
        lda     #<msg_lib_loading
        ldy     #>msg_lib_loading
        ldx     #LOADING_ROW
        jmp     prompt_row
.endproc
