; A campaign has come in from the disk.
        .export state_taken
        .import log_start, map_refresh

        .segment "FILES"

;;; state_taken -- what follows from a campaign that came in: roads and rivers, an empty log
;;; rule:     3.8
;;; in:       the state
;;; out:      hex_sides, hex_ground; the log
;;; clobbers: A X Y and what map_refresh spoils
;;; cycles:   -
.proc state_taken
        jsr     log_start               ; another campaign's
        jmp     map_refresh
.endproc
