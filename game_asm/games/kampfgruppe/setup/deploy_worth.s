; What a square is worth to a defender's unit.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export square_worth
        .import map_at, ground_cover, line_of_sight, squares_taken, taken_at

MIDDLING        = 64                    ; what a square is worth, before what follows
COVER_GAIN      = 8
TRENCH_GAIN     = 6
TAKEN_LOSS      = 4
VIEW_GAIN       = 4
VIEWS           = 5
HIDDEN_LOSS     = 8

        .segment "DEPLOY"

;;; square_worth -- what a square is worth to the unit at work
;;; rule:     W23 12.0.3  cover, room, a view of what is held; one square off costs a point
;;; in:       place_x, place_y; +2 the square wanted; seek_kind hold_x hold_y zp_side; the map
;;; out:      A = points
;;; clobbers: X Y zp_from_x..zp_to_y zp_range zp_map zp_square zp_rules zp_t0 seek_score seek_view
;;; cycles:   <= 20000
.proc square_worth
        lda     #MIDDLING
        sta     seek_score
        jsr     taken_at
        and     squares_taken,y
        beq     @free
        lda     seek_kind
        cmp     #KIND_INFANTRY
        bne     @taken
        lda     st_battle
        cmp     #BATTLE_GERMAN_ASSAULT
        beq     @free                   ; Soviet platoons fight together in their trenches
@taken: lda     #<-TAKEN_LOSS
        jsr     gain
@free:  lda     place_x+2
        sec
        sbc     place_x
        jsr     apart
        lda     place_y+2
        sec
        sbc     place_y
        jsr     apart
        ldx     place_x
        stx     zp_from_x
        ldy     place_y
        sty     zp_from_y
        jsr     map_at
        and     #TERRAIN_MASK
        tax
        lda     ground_cover,x
        beq     @open
        lda     #COVER_GAIN
        bne     @ground                 ; always
@open:  cpx     #TERRAIN_CLEAR
        bne     @sight
        ldx     zp_side
        lda     st_trenches,x
        beq     @sight
        lda     #TRENCH_GAIN
@ground:
        jsr     gain
@sight: ldx     seek_kind
        lda     seek_views,x
        beq     @done
        sta     seek_view
@view:  ldx     seek_view
        jsr     view_of
        bcc     @blind
        ldx     seek_view
        ldy     seek_kind
        lda     #<-HIDDEN_LOSS
        cpy     #KIND_TRUCK
        beq     @seen
        lda     #VIEW_GAIN
        cpx     #1
        bne     @seen
        lda     #3*VIEW_GAIN            ; the middle itself
@seen:  jsr     gain
@blind: dec     seek_view
        bne     @view
@done:  lda     seek_score
        rts
.endproc
; points that it wants to see, or that are not to see it, by KIND_*
seek_views:     .byte VIEWS, VIEWS, VIEWS, VIEWS, 0, 0, 1, VIEWS, VIEWS, 1, VIEWS, 0, 0, 0

; A = difference -> its size is taken from the square's worth.
.proc apart
        bpl     @west
        eor     #$FF
        clc
        adc     #1
@west:  eor     #$FF
        clc
        adc     #1
        ; on into gain
.endproc
        falls_into gain

.proc gain
        clc
        adc     seek_score
        sta     seek_score
        rts
.endproc

; X = point 1..VIEWS -> C = 1 when zp_from sees it; off the map nothing is.
.proc view_of
        lda     view_ahead-1,x
        ldy     zp_side
        beq     @east
        eor     #$FF
        clc
        adc     #1
@east:  clc
        adc     hold_x
        cmp     #MAP_SIDE
        bcs     @no
        sta     zp_to_x
        lda     hold_y
        clc
        adc     view_row-1,x
        cmp     st_map_rows
        bcs     @no
        sta     zp_to_y
        jmp     line_of_sight
@no:    clc
        rts
.endproc
; the middle, the straight way to it, and both sides of that
view_ahead:     .byte 0, 3, 6, 4, 4
view_row:       .byte 0, 0, 0, <-4, 4
