; Whether one square can be seen from another.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export line_of_sight, line_of_sight_known
        .import range_find, range_dx, range_dy, map_at

        .segment "RULES"

WOODS_COUNT     = 2                     ; woods and broken ground add up; this and above blocks
BLOCKED         = 3

; range_find has zp_rules to zp_rules+3
steps    := zp_rules+4                   ; squares of the longer side
side     := zp_rules+5                   ; squares of the shorter side
error    := zp_rules+6                   ; < 0: time for a step aside
left     := zp_rules+7                   ; steps to go
cover    := zp_rules+8                   ; what the squares met add up to
line     := zp_rules+9                   ; height of the line, rounded
rest     := zp_rules+10                  ; what is over, in parts of 2 x steps
fall     := zp_rules+11                  ; twice the difference in height
whole    := zp_rules+12                  ; 2 x steps
first    := zp_rules+13                  ; heights of the two ends of the path
last     := zp_rules+14
on       := zp_rules+15                  ; word: to the next square of the path
aside    := zp_rules+17                  ; word: with a step aside

;;; line_of_sight -- the straight path of squares between two places, clear or not
;;; rule:     8.0.1 8.0.2 8.0.3 8.0.4 8.0.5 8.0.6 8.0.7 8.0.8  W5: from the lower square number
;;; in:       zp_from_x/y, zp_to_x/y; st_visibility; the map
;;; out:      C = 1 when they see each other; A = zp_range
;;; clobbers: X Y zp_map zp_square zp_rules..zp_rules+18
;;; cycles:   <= 3400
.proc line_of_sight
        jsr     range_find
        ; on into line_of_sight_known
.endproc
        falls_into line_of_sight_known

;;; line_of_sight_known -- the same, when range_find has just found the range
;;; in:       A = zp_range, range_dx, range_dy; as line_of_sight
;;; out:      C = 1 when they see each other; A = zp_range
;;; clobbers: X Y zp_map zp_square zp_rules..zp_rules+18
;;; cycles:   <= 2500
.proc line_of_sight_known
        cmp     #2
        bcc     @clear                  ; nothing lies between
        lda     st_visibility
        cmp     zp_range
        bcc     @blocked
        ldx     zp_to_x
        ldy     zp_to_y
        jsr     map_at
        jsr     height
        sta     last
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     map_at                  ; and leaves the row in zp_map
        jsr     height
        sta     first
        jsr     path_begin
        lda     first
        cmp     last
        beq     @level
        jmp     slope
@level: jmp     level
@clear: sec
        lda     zp_range
        rts
@blocked:
        clc
        lda     zp_range
        rts
.endproc

; A = zp_square -> A = its height
.proc height
        and     #HEIGHT_MASK
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        rts
.endproc
        .assert HEIGHT_SHIFT = 4, error, "height shifts by four"

; Which way the path runs.  It begins at the square with the lower number: the row further
; north, in one row the column further west; so both ends find the same path.
.proc path_begin
        lda     zp_to_y
        cmp     zp_from_y
        bcc     @turn
        bne     @kept
        lda     zp_to_x
        cmp     zp_from_x
        bcs     @kept
@turn:  ldx     zp_to_x
        ldy     zp_to_y
        jsr     map_at
        lda     first
        ldx     last
        sta     last
        stx     first
        lda     zp_to_x                 ; C = 1 when the path runs west
        cmp     zp_from_x
        jmp     @ways
@kept:  lda     zp_from_x
        cmp     zp_to_x
@ways:  tya                             ; from the start of the row to the square itself
        bcs     @west
        adc     zp_map
        sta     zp_map
        bcc     @east
        inc     zp_map+1
@east:  ldy     #1
        ldx     #0
        beq     @sort                   ; always
@west:  clc
        adc     zp_map
        sta     zp_map
        bcc     @back
        inc     zp_map+1
@back:  ldy     #$FF
        ldx     #$FF
@sort:  lda     range_dx                ; Y, X = a column's step
        cmp     range_dy
        bcc     @steep
        sta     steps
        sty     on
        stx     on+1
        lda     range_dy
        sta     side
        jmp     @diagonal
@steep: sta     side
        lda     range_dy
        sta     steps
        lda     #MAP_SIDE
        sta     on
        lda     #0
        sta     on+1
@diagonal:
        tya
        clc
        adc     #MAP_SIDE
        sta     aside
        txa
        adc     #0
        sta     aside+1
        lda     steps
        sta     left
        lsr     a
        sta     error
        lda     #0
        sta     cover
        rts
.endproc

; One step along the path: the next square's byte in A.  Spoils Y.
.macro  step_on
        .local  @straight, @there
        lda     error
        sec
        sbc     side
        bcs     @straight
        adc     steps                   ; C = 0
        sta     error
        lda     zp_map
        clc
        adc     aside
        sta     zp_map
        lda     zp_map+1
        adc     aside+1
        jmp     @there
@straight:
        sta     error
        lda     zp_map
        clc
        adc     on
        sta     zp_map
        lda     zp_map+1
        adc     on+1
@there:  sta     zp_map+1
        ldy     #0
        lda     (zp_map),y
.endmacro

; Both ends at one height: higher ground and towns block, cover adds up.
.proc level
        lda     first
        asl     a
        asl     a
        asl     a
        asl     a
        ora     #TERRAIN_MASK
        sta     line                    ; the highest byte of a square that is no higher
step:  dec     left
        beq     clear
        step_on
        and     #<~MAP_WRECK
        cmp     line
        beq     low
        bcs     blocked
low:   and     #TERRAIN_MASK
        tay
        lda     cover_counts,y
        beq     step
        clc
        adc     cover
        sta     cover
        cmp     #BLOCKED
        bcc     step
blocked:
        clc
        lda     zp_range
        rts
clear: sec
        lda     zp_range
        rts
.endproc

; Ends at different heights: every square between, and what grows on it, must lie no higher than
; the line, rounded.  Going on, the line falls or rises by fall/2 in `steps` steps.
.proc slope
        lda     steps
        sta     rest                    ; the half that rounds
        asl     a
        sta     whole
        lda     first
        sta     line
        sec
        sbc     last
        bcs     falls
        eor     #$FF
        adc     #1
        asl     a
        sta     fall
rise:   dec     left
        beq     clear
        step_on
        tax
        lda     rest
        clc
        adc     fall
up:    cmp     whole
        bcc     risen
        sbc     whole
        inc     line
        bne     up                     ; always
risen: sta     rest
        jsr     obstacle
        bcc     rise
blocked:
        clc
        lda     zp_range
        rts
clear:  sec
        lda     zp_range
        rts

falls: asl     a
        sta     fall
drop:   dec     left
        beq     seen
        step_on
        tax
        lda     rest
        sec
        sbc     fall
        bcs     fallen
down:  dec     line
        adc     whole                   ; C = 0
        bcc     down
fallen:
        sta     rest
        jsr     obstacle
        bcc     drop
        bcs     blocked                 ; always
seen:   sec
        lda     zp_range
        rts
.endproc

; X = a square's byte -> C = 1 when it rises above the line
.proc obstacle
        txa
        and     #TERRAIN_MASK
        tay
        lda     cover_counts,y
        cmp     #1                      ; C = 1: cover, one level more
        txa
        and     #HEIGHT_MASK
        bcc     @bare
        adc     #(1 << HEIGHT_SHIFT) - 1
@bare:  lsr     a
        lsr     a
        lsr     a
        lsr     a
        cmp     line
        beq     @low
        rts                             ; C = 1 when higher
@low:   clc
        rts
.endproc

; what a square between adds, by terrain
cover_counts:
        .byte   0, 0, BLOCKED, 0, 1, WOODS_COUNT, 0, 0, 0, 0
