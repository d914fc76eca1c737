; The computer regroups and builds.
        .export computer_build

        .segment "BUILD"

;;; computer_build -- the build phase of a side that the computer commands
;;; rule:     3.0.1
;;; in:       st_side; zones_make's marks; the state
;;; out:      the state
;;; clobbers: everything
;;; cycles:   -
.proc computer_build
        rts
.endproc
