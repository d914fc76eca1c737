; The pieces of the viewer's maps.
        .include "zeropage.inc"
        .include "viewer.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_begin, pieces_mark, slots
        .import hexview_slot, hex_ground, map_pieces

        .segment "BSS"
slots:          .res HV_SLOTS           ; by place of the window: number of the piece there, from 1

        .segment "CODE"

;;; hexview_begin -- which piece stands in each place of the window
;;; in:       map_pieces; view_x, view_y
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0
;;; cycles:   <= 12000
.proc hexview_begin
        ldx     #HV_SLOTS
        lda     #0
@clear: sta     slots-1,x
        dex
        bne     @clear
        sta     zp_t1                   ; number of the piece
        lda     #<map_pieces
        sta     zp_ptr0
        lda     #>map_pieces
        sta     zp_ptr0+1
@piece: ldy     #PIECE_COL
        lda     (zp_ptr0),y
        cmp     #NO_MORE
        beq     @done
        tax
        inc     zp_t1
        ldy     #PIECE_ROW
        lda     (zp_ptr0),y
        tay
        jsr     hexview_slot
        bcs     @next
        tax
        lda     zp_t1
        sta     slots,x
@next:  lda     zp_ptr0
        clc
        adc     #PIECE_BYTES
        sta     zp_ptr0
        bcc     @piece
        inc     zp_ptr0+1
        bne     @piece                  ; always
@done:  rts
.endproc

;;; pieces_mark -- note in the ground of a map just loaded where pieces stand
;;; in:       map_pieces
;;; out:      hex_ground
;;; clobbers: A X Y zp_t0 zp_ptr0
;;; cycles:   -
.proc pieces_mark
        ldx     #0
@piece: lda     map_pieces+PIECE_COL,x
        cmp     #NO_MORE
        beq     @done
        sec
        adc     #<hex_ground            ; and the guard column
        sta     zp_ptr0
        lda     #>hex_ground
        adc     #0
        sta     zp_ptr0+1
        ldy     map_pieces+PIECE_ROW,x
        iny
@row:   lda     zp_ptr0
        clc
        adc     #STRIDE
        sta     zp_ptr0
        bcc     @same
        inc     zp_ptr0+1
@same:  dey
        bne     @row
        lda     map_pieces+PIECE_PLATE,x
        asl     a
        lda     #HAS_SOLID
        bcs     @put
        lda     #HAS_FRAMED
@put:   ora     (zp_ptr0),y
        sta     (zp_ptr0),y
        txa
        clc
        adc     #PIECE_BYTES
        tax
        bne     @piece                  ; always
@done:  rts
.endproc
