; Another set of drawings.
        .export hexview_art
        .import overlay_load, overlay_id

NO_OVERLAY      = $FF

        .segment "CODE"

;;; hexview_art -- have a set of drawings in memory; what runs in an overlay goes on
;;; in:       A = overlay that is the set
;;; out:      overlay_id as before
;;; clobbers: A X Y zp_ptr0 and what the disk calls use
;;; cycles:   -
.proc hexview_art
        tax
        lda     overlay_id
        pha
        lda     #NO_OVERLAY
        sta     overlay_id              ; another set may lie where this one is to go
        txa
        jsr     overlay_load
        pla
        sta     overlay_id
        rts
.endproc
