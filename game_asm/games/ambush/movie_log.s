; The record of a turn for the report phase: how it began, and what happened when.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export movie_log, movie_end, movie_start, movie_add
        .export start_x, start_y, start_posture, start_wounds, start_seen
        .export start_blasts, man_seen, movie_runs

        .segment "BSS"

movie_log:      .res MOVIE_EVENTS * EVENT_SIZE + 1
movie_end:      .res 2                  ; address of the byte $FF that ends the log
start_x:        .res SOLDIERS           ; how every man stood when the turn began
start_y:        .res SOLDIERS
start_facing:   .res SOLDIERS
start_posture:  .res SOLDIERS
start_wounds:   .res SOLDIERS
start_seen:     .res SOLDIERS
start_blasts:   .res 1                  ; plastic that had gone off by then
man_seen:       .res SOLDIERS           ; 1 = the other side sees him now
movie_runs:     .res 1                  ; MOVIE_RUNS while the movie is shown

        .segment "LOW_CODE"

MOVIE_LAST = movie_log + (MOVIE_EVENTS - 1) * EVENT_SIZE

;;; movie_start -- empty the log and note how every man stands
;;; in:       state; man_seen
;;; out:      movie_log movie_end start_x start_y start_facing start_posture
;;;           start_wounds start_seen start_blasts
;;; clobbers: A X
;;; cycles:   <= 1700
.proc movie_start
        lda     #<movie_log
        sta     movie_end
        lda     #>movie_log
        sta     movie_end+1
        lda     #$FF
        sta     movie_log
        lda     blast_count
        sta     start_blasts
        ldx     #SOLDIERS-1
@man:   lda     man_x,x
        sta     start_x,x
        lda     man_y,x
        sta     start_y,x
        lda     man_facing,x
        sta     start_facing,x
        lda     man_posture,x
        sta     start_posture,x
        lda     man_wounds,x
        sta     start_wounds,x
        lda     man_seen,x
        sta     start_seen,x
        dex
        bpl     @man
        rts
.endproc

;;; movie_add -- write one event; a log that is full ends with EV_CUT
;;; in:       A = EV_*; X = man or NO_MAN; zp_arg0 = column; zp_arg1 = row; zp_now =
;;;           time
;;; out:      movie_log movie_end
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 120
.proc movie_add
        pha
        lda     movie_end
        sta     zp_ptr0
        cmp     #<MOVIE_LAST
        lda     movie_end+1
        sta     zp_ptr0+1
        sbc     #>MOVIE_LAST
        bcs     @full
        ldy     #0
        lda     zp_now
        sta     (zp_ptr0),y
        iny
        pla
        sta     (zp_ptr0),y
        iny
        txa
        sta     (zp_ptr0),y
        iny
        lda     zp_arg0
        sta     (zp_ptr0),y
        iny
        lda     zp_arg1
        sta     (zp_ptr0),y
        iny
        lda     #$FF
        sta     (zp_ptr0),y
        clc
        lda     zp_ptr0
        adc     #EVENT_SIZE
        sta     movie_end
        lda     zp_ptr0+1
        adc     #0
        sta     movie_end+1
        rts
@full:  pla
        lda     zp_now
        sta     MOVIE_LAST
        lda     #EV_CUT
        sta     MOVIE_LAST+1
        lda     #$FF
        sta     MOVIE_LAST+EVENT_SIZE
        rts
.endproc
