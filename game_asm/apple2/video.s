; The picture: hi-res page 1 over the whole screen.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/switches.inc"

        .segment "HARDWARE"
        .export video_on

;;; video_on -- show hi-res page 1, full screen; the page itself stays as it is
;;; in:       none
;;; out:      none
;;; clobbers: none
;;; cycles:   <= 22
.proc video_on
        bit     IO_FULL
        bit     IO_PAGE1
        bit     IO_HIRES
        bit     IO_GRAPHICS             ; last, so that no half-set mode flashes up
        rts
.endproc
