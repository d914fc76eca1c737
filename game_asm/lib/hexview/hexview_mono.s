; Drawings for a screen without colours.
        .export hexview_mono
        .import hexview_art, hexview_drawn
        .importzp OVL_COLOUR, OVL_MONO

        .segment "CODE"

;;; hexview_mono -- change between drawings for colours and for a screen without
;;; in:       hexview_drawn = OVL_COLOUR or OVL_MONO
;;; out:      hexview_drawn = the other, which is in memory; C = 0; overlay_id as before
;;; clobbers: A X Y zp_ptr0 and what the disk calls use
;;; cycles:   -
.proc hexview_mono
        lda     hexview_drawn
        eor     #OVL_COLOUR ^ OVL_MONO
        jsr     hexview_art
        clc
        rts
.endproc
