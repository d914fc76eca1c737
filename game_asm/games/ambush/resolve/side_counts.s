; Counts of all that lessens a view, by rectangle: most lines of sight run where nothing does.
;
; Each table sums up from the village's south-west corner, so four of its bytes tell how many
; marked sides a rectangle of squares holds. A side is marked when something stands on it or
; when the ground differs across it. Bytes overflow:
; box_open takes rectangles that are small enough.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export sides_count, sides_stale
        .export line_leader, side_norths, side_wests, side_row_lo, side_row_hi
        .import village_row_lo, village_row_hi

        .segment "RESOLVE_BSS"
side_norths:    .res COUNT_ROW * (MAP_ROWS+1)   ; north sides: rows and columns before
side_row_lo:    .res MAP_ROWS           ; addresses of its rows, for columns from MAP_LEFT
side_row_hi:    .res MAP_ROWS
sides_stale:    .res 1                  ; bit 7: the village has changed since they were counted
line_leader:    .res SOLDIERS           ; control_update's: there is room between the tables
                .res WEST_PAGES*$100 - COUNT_ROW*(MAP_ROWS+1) - 2*MAP_ROWS - 1 - SOLDIERS
side_wests:     .res COUNT_ROW * (MAP_ROWS+1)   ; west sides: rows before, columns to this one

        .segment "RESOLVE"

zp_above        = zp_engine+12          ; two bytes: the row of the village north of zp_ptr0's
zp_north_up     = zp_engine+14          ; two bytes each: rows of the tables being written
zp_west_up      = zp_engine+16
zp_norths       = zp_t0                 ; marked sides of this row so far
zp_wests        = zp_t1
zp_before       = zp_t2                 ; the square to the west
zp_row          = zp_t3

;;; sides_count -- count what stands on the sides of the village's squares
;;; rule:     10.4  sides and grounds that lessen a view
;;; in:       the village
;;; out:      side_norths side_wests side_row_lo side_row_hi; sides_stale = 0
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_engine
;;; cycles:   <= 260000
.proc sides_count
        ldy     #COUNT_ROW-1
        lda     #0
@zero:  sta     side_norths,y
        sta     side_wests,y
        dey
        bpl     @zero
        lda     #<side_norths
        ldx     #>side_norths
        sta     zp_north_up
        stx     zp_north_up+1
        ldx     #0
@row:   stx     zp_row
        jsr     rows_next
        ldy     #0
        sty     zp_norths
        sty     zp_wests
        lda     (zp_ptr0),y
        sta     zp_before
@square:
        clc
        lda     (zp_low_row),y
        adc     zp_norths
        sta     (zp_north_up),y
        lda     (zp_ptr0),y
        tax
        eor     zp_before
        and     #GROUND_MASK
        bne     @west
        cpx     #1 << WEST_SHIFT
        bcc     @along
@west:  inc     zp_wests
@along: stx     zp_before
        clc
        lda     (zp_high_row),y
        adc     zp_wests
        sta     (zp_west_up),y
        txa
        eor     (zp_above),y
        and     #GROUND_MASK
        bne     @north
        txa
        and     #NORTH_MASK
        beq     @next
@north: inc     zp_norths
@next:  iny
        cpy     #MAP_COLS
        bne     @square
        clc
        lda     (zp_low_row),y
        adc     zp_norths
        sta     (zp_north_up),y
        ldx     zp_row
        inx
        cpx     #MAP_ROWS
        bne     @row
        lda     #0
        sta     sides_stale
        rts
.endproc

; X = row of the village from 0: all pointers to where its squares and counts lie
.proc rows_next
        clc
        lda     village_row_lo,x
        adc     #MAP_LEFT
        sta     zp_ptr0
        lda     village_row_hi,x
        adc     #0
        sta     zp_ptr0+1
        tay
        lda     zp_ptr0
        cpx     #MAP_ROWS-1
        bcs     @top                    ; nothing lies north of the last: itself will do
        adc     #MAP_COLS               ; C = 0 here
        bcc     @top
        iny
@top:   sta     zp_above
        sty     zp_above+1
        sec
        lda     zp_north_up
        sta     zp_low_row
        sta     zp_high_row             ; while it counts: of the other table
        sbc     #MAP_LEFT
        sta     side_row_lo,x
        lda     zp_north_up+1
        sta     zp_low_row+1
        sbc     #0
        sta     side_row_hi,x
        lda     zp_north_up+1
        clc
        adc     #WEST_PAGES
        sta     zp_high_row+1
        clc
        lda     zp_north_up
        adc     #COUNT_ROW
        sta     zp_north_up
        sta     zp_west_up
        lda     zp_north_up+1
        adc     #0
        sta     zp_north_up+1
        clc
        adc     #WEST_PAGES
        sta     zp_west_up+1
        rts
.endproc
