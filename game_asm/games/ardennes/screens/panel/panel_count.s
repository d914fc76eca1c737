; How many units the panel lists.
        .include "ardennes.inc"

        .export panel_count
        .import panel_unit

        .segment "CODE"

;;; panel_count -- how many units stand in the cursor's hex
;;; in:       st_cursor_x, st_cursor_y; the units
;;; out:      A
;;; clobbers: X Y zp_hex zp_arg0 zp_arg1
;;; cycles:   <= 7600
.proc panel_count
        lda     #NO_UNIT
        jsr     panel_unit
        tya
        rts
.endproc
