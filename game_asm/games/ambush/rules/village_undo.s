; The village before the plastic of a turn, for the movie, which begins where the turn began.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

        .export village_keep, village_undo
        .import village_row_lo, village_row_hi

SIDE            = 4                     ; a blast changes at most four squares by four
KEPT            = SIDE * SIDE
BLASTS          = 8

        .segment "BSS"
kept:           .res KEPT * BLASTS
kept_putting:   .res 1                  ; bit 7: from kept to the village, else the other way

        .segment "RULES"

;;; village_keep -- note what a blast is going to change
;;; rule:     3.4  the movie shows the village as it was
;;; in:       X = number of the blast 0..7; zp_to_x/y = its square
;;; out:      none; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_ptr0
;;; cycles:   <= 1200
.proc village_keep
        lda     #0
        beq     both_ways               ; always
.endproc

;;; village_undo -- give the village back what a blast has changed
;;; rule:     3.4  the movie shows the village as it was
;;; in:       X = number of the blast, the last not undone; blast_x blast_y
;;; out:      the village; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_to_x zp_to_y
;;; cycles:   <= 1300
.proc village_undo
        lda     blast_x,x
        sta     zp_to_x
        lda     blast_y,x
        sta     zp_to_y
        lda     #$80
.endproc
        falls_into both_ways

.proc both_ways
        sta     kept_putting
        txa
        pha
        asl     a
        asl     a
        asl     a
        asl     a
        tax                             ; where the blast's squares are kept
        ldy     zp_to_y
        dey
        dey
        sty     zp_t0                   ; from the row whose north sides fall
        lda     #SIDE
        sta     zp_t1
@row:   ldy     zp_t0
        cpy     #MAP_BOTTOM
        bcc     @outside
        cpy     #MAP_TOP+1
        bcs     @outside
        lda     village_row_lo-MAP_BOTTOM,y
        sta     zp_ptr0
        lda     village_row_hi-MAP_BOTTOM,y
        sta     zp_ptr0+1
        ldy     zp_to_x
        dey
        lda     #SIDE
        sta     zp_t2
@square:
        cpy     #MAP_LEFT
        bcc     @next
        cpy     #MAP_RIGHT+1
        bcs     @next
        bit     kept_putting
        bmi     @put
        lda     (zp_ptr0),y
        sta     kept,x
        bcc     @next                   ; always
@put:   lda     kept,x
        sta     (zp_ptr0),y
@next:  inx
        iny
        dec     zp_t2
        bne     @square
        beq     @below                  ; always
@outside:
        inx
        inx
        inx
        inx
@below: inc     zp_t0
        dec     zp_t1
        bne     @row
        pla
        tax
        rts
.endproc
        .assert KEPT = 16, error, "a blast's number times 16 finds what was kept"
