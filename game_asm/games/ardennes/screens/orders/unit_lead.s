; The cursor to a unit that the panel names first.
        .export last_unit, unit_lead
        .import panel_named
        .import cursor_hide, panel_first, unit_to

        .segment "BSS"
last_unit:      .res 1                  ; where N goes on from; 0 at the start

        .segment "CODE"

;;; unit_lead -- the cursor to a unit, and the unit to the head of the panel
;;; rule:     1.7
;;; in:       last_unit = unit on the map that st_side sees
;;; out:      the cursor, panel_first; the picture
;;; clobbers: everything but the state and the cursor
;;; cycles:   -
.proc unit_lead
        jsr     cursor_hide
        ldx     last_unit
        jsr     unit_to
@seek:  jsr     panel_named
        bcs     @done
        cpx     last_unit
        beq     @done
        inc     panel_first
        bne     @seek                   ; always
@done:  rts
.endproc
