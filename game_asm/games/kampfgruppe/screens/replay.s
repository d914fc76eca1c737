; The fires of the turn that killed, once more.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export replay, movie_begin, movie_redraw, movie_event
        .import movie_play, watch_begin, log_event, screen_clear, view_forget, map_show
        .import square_show, square_light, window_at, traced, frame_show, line_turn
        .import line_x0, line_y0, line_x1, line_y1, place_of, replay_words, unit_select, unit_known

        .segment "REPORT"

;;; replay -- show the fires of the turn that killed, on the map as it is now
;;; rule:     7.11.5
;;; in:       the log; st_human
;;; out:      the picture; st_side = SIDE_GERMAN, shown_all
;;; clobbers: A X Y traced log_event zp_side zp_unit zp_unit_no, all scratch and what drawing uses
;;; cycles:   -
.proc replay
        jsr     watch_begin
        jsr     movie_play
        lda     #SIDE_GERMAN
        sta     st_side
        rts
.endproc

;;; movie_begin -- the map, before anything is shown on it
;;; in:       st_side shown_all
;;; out:      the picture; traced = 0
;;; clobbers: A X Y zp_unit, all scratch and what drawing uses
;;; cycles:   -
.proc movie_begin
        jmp     movie_redraw
.endproc

;;; movie_redraw -- the same, behind a page of help
;;; in:       st_side shown_all
;;; out:      the picture; traced = 0
;;; clobbers: A X Y zp_unit, all scratch and what drawing uses
;;; cycles:   -
.proc movie_redraw
        jsr     screen_clear
        jsr     view_forget
        lda     #0
        sta     traced
        jmp     map_show
.endproc

;;; movie_event -- a fire: where it struck, from where if that was known and is, and in words
;;; rule:     7.11.5
;;; in:       log_event; st_turn; st_side shown_all
;;; out:      C = 1; the picture
;;; clobbers: A X Y traced zp_side zp_unit zp_unit_no, all scratch and what drawing uses
;;; cycles:   -
.proc movie_event
        lda     log_event+FIRE_HEAD
        and     #FIRE_SOVIET
        cmp     #1                      ; C = 1: Soviet
        lda     #SIDE_GERMAN
        rol     a
        sta     zp_side
        .assert SIDE_GERMAN = 0 && SIDE_SOVIET = 1, error, "C is the side"
        jsr     at_struck
        jsr     square_show
        jsr     at_struck
        jsr     square_light
        jsr     line
        jsr     replay_words
        sec
        rts
.endproc

.proc at_struck
        ldx     log_event+FIRE_X
        ldy     log_event+FIRE_Y
        rts
.endproc

; The frame about the firer and the line from him, if he was known and the window shows him; he may
; have moved since, so he has to be known now, too.
.proc line
        lda     log_event+FIRE_HEAD
        and     #FIRE_KNOWN
        beq     @none
        lda     log_event+FIRE_UNIT
        jsr     unit_select
        lda     zp_side
        sta     zp_t0
        jsr     unit_known
        bcc     @none
        ldx     log_event+FIRE_UNIT
        ldy     zp_side
        jsr     place_of
        tax
        jsr     window_at
        bcc     @none
        stx     line_x0
        sty     line_y0
        jsr     frame_show
        jsr     at_struck
        jsr     window_at
        bcc     @none
        stx     line_x1
        sty     line_y1
        inc     traced
        jmp     line_turn
@none:  rts
.endproc
