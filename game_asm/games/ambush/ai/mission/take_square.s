; Squares of the alleys that are not the side's.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export take_begin, take_sources, take_mark, take_wants, take_last
        .import flood_source, alley_unseen

ALLEY_LEFT      = 11
ALLEY_COLUMNS   = 14
ALLEY_BOTTOM    = 27
ALLEY_ROWS      = 29
HELD_BYTES      = 52

        .segment "COMPUTER"

bits:   .byte   $01, $02, $04, $08, $10, $20, $40, $80

;;; take_begin -- which squares are not the side's, as far as it knows
;;; rule:     2.4.2    in a blind game not those that were taken from it unseen
;;;           16.B6.2  a square is whose man entered it last
;;; in:       alley_held alley_unseen; st_side st_blind
;;; out:      take_wanted: a bit a square; take_last = 0
;;; clobbers: A X Y
;;; cycles:   <= 2200
.proc take_begin
        lda     #0
        sta     take_last
        ldx     #HELD_BYTES-1
@byte:  lda     alley_held,x            ; a bit of 1 is the American's
        ldy     st_side
        bne     @blind
        eor     #$FF
@blind: ldy     st_blind
        beq     @put
        ora     alley_unseen,x
        eor     alley_unseen,x
@put:   sta     take_wanted,x
        dex
        bpl     @byte
        rts
.endproc

; X = column, Y = row: C = 1 when it is in the alleys, A = its bit, X = its byte
.proc find
        txa
        sec
        sbc     #ALLEY_LEFT
        cmp     #ALLEY_COLUMNS
        bcs     @out
        sta     zp_ai_t
        tya
        sec
        sbc     #ALLEY_BOTTOM
        cmp     #ALLEY_ROWS
        bcs     @out
        tay
        lda     #0
        sta     zp_ai_u
        lda     zp_ai_t
@row:   dey
        bmi     @index
        clc
        adc     #ALLEY_COLUMNS
        bcc     @row
        inc     zp_ai_u
        bne     @row                    ; always
@index: pha
        and     #7
        tay
        pla
        lsr     zp_ai_u
        ror     a
        lsr     a
        lsr     a
        tax
        lda     bits,y
        sec
        rts
@out:   clc
        rts
.endproc

;;; take_wants -- is a square wanted?
;;; in:       X = column, Y = row; take_wanted
;;; out:      C = 1 when it is
;;; clobbers: A X Y zp_ai_t zp_ai_u
;;; cycles:   <= 800
.proc take_wants
        jsr     find
        bcc     @done
        and     take_wanted,x
        cmp     #1
@done:  rts
.endproc

;;; take_mark -- somebody will take the square
;;; in:       X = column, Y = row
;;; out:      take_wanted
;;; clobbers: A X Y zp_ai_t zp_ai_u
;;; cycles:   <= 800
.proc take_mark
        jsr     find
        bcc     @done
        eor     #$FF
        and     take_wanted,x
        sta     take_wanted,x
@done:  rts
.endproc

;;; take_sources -- every wanted square is one to go to
;;; in:       take_wanted
;;; out:      distance, the queue
;;; clobbers: A X Y zp_ai_t zp_ai_u take_at_x take_at_y and what flood_source uses
;;; cycles:   -
.proc take_sources
        lda     #ALLEY_BOTTOM
        sta     take_at_y
@row:   lda     #ALLEY_LEFT
        sta     take_at_x
@square:
        ldx     take_at_x
        ldy     take_at_y
        jsr     take_wants
        bcc     @next
        ldx     take_at_x
        ldy     take_at_y
        jsr     flood_source
@next:  inc     take_at_x
        lda     take_at_x
        cmp     #ALLEY_LEFT+ALLEY_COLUMNS
        bne     @square
        inc     take_at_y
        lda     take_at_y
        cmp     #ALLEY_BOTTOM+ALLEY_ROWS
        bne     @row
        rts
.endproc

        .segment "COMPUTER_BSS"
take_wanted:    .res HELD_BYTES
take_last:      .res 1                  ; the way somebody went last, 1..4
take_at_x:      .res 1
take_at_y:      .res 1
