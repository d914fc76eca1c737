        .include "zeropage.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export man_easier

        .segment "RESOLVE"

;;; man_easier -- note that shots at a soldier may be likelier to hit than before
;;; rule:     12.3.1  who watches an area judges his chance at every point
;;; in:       X = man
;;; out:      fresh any_changed; X kept
;;; clobbers: A
;;; cycles:   <= 20
.proc man_easier
        lda     #1
        sta     fresh,x
        sta     any_changed             ; the next point is one at which something is due
        rts
.endproc
