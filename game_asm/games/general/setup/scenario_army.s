; The armies that stand ready.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export scenario_army, unit_new
        .import scenario_text, turn_begin, unit_whole

ARMY_AT         = 26                    ; in a record
END             = $FF
DEFENDERS       = $80
CHARGES         = 2                     ; detonations of a mine

        .segment "SETUP"

;;; army_ready -- does an army stand ready for st_scenario?
;;; in:       st_scenario
;;; out:      C = 0: it does; zp_ptr1 = its list
;;; clobbers: A X Y
;;; cycles:   <= 110
.proc army_ready
        .export army_ready
        lda     st_scenario
        ldy     #ARMY_AT
        jsr     scenario_text
        sta     zp_ptr1
        sty     zp_ptr1+1
        ldy     #0
        lda     (zp_ptr1),y
        cmp     #END                    ; C = 1: equal
        rts
.endproc

;;; scenario_army -- put the armies that stand ready for st_scenario on the map
;;; rule:     4.4 4.5 4.7 13.5
;;; in:       st_scenario; the state as scenario_lay left it
;;; out:      C = 0: the units and mines; st_cursor_x, st_cursor_y on the first of them; st_points =
;;;           0; C = 1: none stand ready
;;; clobbers: A X Y scratch, what unit_new uses and what turn_begin uses
;;; cycles:   -
.proc scenario_army
        jsr     army_ready
        bcs     @none
        ldy     #1
        lda     (zp_ptr1),y
        sec
        sbc     #1
        sta     st_cursor_x
        iny
        lda     (zp_ptr1),y
        sec
        sbc     #1
        sta     st_cursor_y
@piece: ldy     #2
        lda     (zp_ptr1),y
        sta     zp_t3
        dey
        lda     (zp_ptr1),y
        sta     zp_t2
        dey
        lda     (zp_ptr1),y
        cmp     #END
        beq     @done
        jsr     unit_new
        lda     zp_ptr1
        clc
        adc     #3
        sta     zp_ptr1
        bcc     @piece
        inc     zp_ptr1+1
        bne     @piece                  ; always
@done:  lda     #0                      ; all is spent
        ldx     #3
@spent: sta     st_points,x
        dex
        bpl     @spent
        jsr     turn_begin
        clc
        rts
@none:  sec
        rts
.endproc

;;; unit_new -- a new unit or mine on the map
;;; rule:     13.5
;;; in:       A = type, bit 7: the defender's; zp_t2 = column, zp_t3 = row
;;; out:      C = 0: it is there, X = its number; C = 1: there are too many; unit_col,
;;;           unit_row, unit_hits, unit_type, mine_col, mine_row, mine_charge
;;; clobbers: A X Y zp_t0
;;; cycles:   <= 1500
.proc unit_new
        tay
        and     #<~DEFENDERS
        sta     zp_t0
        cmp     #TYPE_MN
        beq     @mine
        ldx     #0
        cpy     #DEFENDERS
        bcc     @first
        ldx     #ARMY
@first: ldy     #ARMY
@unit:  lda     unit_hits,x
        beq     @free
        inx
        dey
        bne     @unit
        sec
        rts
@free:  ldy     zp_t0
        tya
        sta     unit_type,x
        lda     unit_whole,y
        sta     unit_hits,x
        lda     zp_t2
        sta     unit_col,x
        lda     zp_t3
        sta     unit_row,x
        clc
        rts
@mine:  ldx     #0
        cpy     #DEFENDERS
        bcc     @lay
        ldx     #MINES / 2
@lay:   ldy     #MINES / 2
@next:  lda     mine_col,x
        beq     @here
        inx
        dey
        bne     @next
        sec
        rts
@here:  lda     zp_t2
        sta     mine_col,x
        lda     zp_t3
        sta     mine_row,x
        lda     #CHARGES
        sta     mine_charge,x
        clc
        rts
.endproc
