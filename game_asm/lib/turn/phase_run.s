; Which phase runs.  The game has
;   st_phase, PHASES    the phase, and how many there are; 0 is the one that begins a game
;   phase_does          for each phase what runs: OVL_<AREA>, an overlay that does all of it, or
;                       OVERLAYS + n, the game's own routine n, which may call overlay_run
;   phase_entry         words, one less than where each overlay is entered, in their order; behind
;                       them the same of its own routines
        .include "macros.inc"

        .import overlay_load, page_loading, st_phase, phase_does, phase_entry
        .importzp PHASES, OVERLAYS

        .segment "PHASES"
        .export phase_run, overlay_run

;;; phase_run -- carry out the phase of st_phase; it leaves the next one there
;;; in:       st_phase
;;; out:      st_phase = the next phase; 0 when there is no such phase
;;; clobbers: everything
;;; cycles:   -
.proc phase_run
        ldx     st_phase
        lda     #0
        cpx     #PHASES
        bcc     known
        sta     st_phase                ; begin again
        rts
known:  lda     phase_does,x
        falls_into overlay_run
.endproc

;;; overlay_run -- load an overlay and go to its entry
;;; in:       A = OVL_*, or OVERLAYS + one of the game's own routines
;;; out:      as that has it
;;; clobbers: everything
;;; cycles:   -
.proc overlay_run
        cmp     #OVERLAYS
        bcs     @enter                  ; it is in memory
        pha
        jsr     page_loading            ; a second and more, in which nothing else is to be seen
        pla
        pha
        jsr     overlay_load
        pla
@enter: asl     a
        tax
        lda     phase_entry+1,x
        pha
        lda     phase_entry,x
        pha
        rts                             ; to the entry, and from there to the caller
.endproc
