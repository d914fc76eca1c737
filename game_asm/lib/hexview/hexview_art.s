; Another set of drawings.
        .include "lib/hexview/hexview.inc"
        .export hexview_art, hexview_drawn
        .import overlay_load, overlay_id

NO_OVERLAY      = $FF

        .segment "BSS"
hexview_drawn:  .res 1                  ; overlay that is the set; HEXVIEW_UNREAD: not all there

        .segment "CODE"

;;; hexview_art -- have a set of drawings in memory; what runs in an overlay goes on
;;; in:       A = overlay that is the set
;;; out:      hexview_drawn = A; overlay_id as before
;;; clobbers: A X Y zp_ptr0 and what the disk calls use
;;; cycles:   -
.proc hexview_art
        tax
        ora     #HEXVIEW_UNREAD
        sta     hexview_drawn
        lda     overlay_id
        pha
        lda     #NO_OVERLAY
        sta     overlay_id              ; another set may lie where this one is to go
        txa
        jsr     overlay_load
        asl     hexview_drawn
        lsr     hexview_drawn
        pla
        sta     overlay_id
        rts
.endproc
