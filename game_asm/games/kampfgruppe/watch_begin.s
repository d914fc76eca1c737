; Who looks on while a combat runs, or runs again.
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export watch_begin
        .import shown_all

        .segment "CODE"

;;; watch_begin -- the map is seen by who sits at the keyboard; by two players what both know of
;;; in:       st_human
;;; out:      st_side = whose units are shown even when nobody sees them, shown_all
;;; clobbers: A X
;;; cycles:   <= 50
.proc watch_begin
        lda     st_human+1
        asl     a
        ora     st_human
        tax
        lda     watcher,x
        sta     st_side
        lda     #0
        cpx     #1
        rol     a
        eor     #1
        sta     shown_all               ; nobody commands: all is shown
        rts
.endproc

; nobody, the German, the Soviet, both
watcher:        .byte SIDE_GERMAN, SIDE_GERMAN, SIDE_SOVIET, SIDE_NEITHER
