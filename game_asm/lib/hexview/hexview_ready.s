; Drawings that RESET has cut short.
        .export hexview_ready
        .import hexview_art, hexview_drawn

        .segment "CODE"

;;; hexview_ready -- before hexes are drawn: read the set again if RESET came while it was read
;;; in:       hexview_drawn
;;; out:      the set is in memory
;;; clobbers: A X Y zp_ptr0 and what the disk calls use
;;; cycles:   -
.proc hexview_ready
        lda     hexview_drawn
        bpl     @all
        and     #%01111111
        jmp     hexview_art
@all:   rts
.endproc
