; Drawings that are not in memory yet, or that RESET has cut short.
        .include "lib/hexview/hexview.inc"
        .export hexview_ready
        .import hexview_art, hexview_drawn

        .segment "CODE"

;;; hexview_ready -- before the window is painted: read the set if not all of it is in memory
;;; in:       hexview_drawn
;;; out:      the set is in memory, hexview_drawn without HEXVIEW_UNREAD
;;; clobbers: A X Y zp_ptr0 and what the disk calls use
;;; cycles:   -
.proc hexview_ready
        lda     hexview_drawn
        bpl     @all
        and     #<~HEXVIEW_UNREAD
        jmp     hexview_art
@all:   rts
.endproc
