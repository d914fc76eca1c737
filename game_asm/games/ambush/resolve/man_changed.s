        .include "zeropage.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export man_changed

        .segment "RESOLVE"

;;; man_changed -- note that who sees a soldier, or whom he sees, may be different now
;;; in:       X = man
;;; out:      changed any_changed; X kept
;;; clobbers: A
;;; cycles:   <= 20
.proc man_changed
        lda     #1
        sta     changed,x
        sta     any_changed
        rts
.endproc
