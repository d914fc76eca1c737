; Walking over the pieces of a state, column by column.
        .include "zeropage.inc"
        .include "lib/pack/pack.inc"
        .import pack_pieces

        .segment "FS_BSS"
pack_stride:    .res 1
pack_piece:     .res 1                  ; place of the piece after this one in pack_pieces
pack_column:    .res 1
pack_last:      .res 1                  ; the byte before

        .segment "FS"
        .export pack_first, pack_next, pack_last, pack_stride

;;; pack_first -- go to the first byte of the state
;;; in:       pack_pieces
;;; out:      zp_fs_ptr, zp_fs_left = bytes of the column; pack_last = 0
;;; clobbers: A X pack_stride
;;; cycles:   <= 140
.proc pack_first
        lda     #0
        sta     pack_piece
        sta     pack_column
        sta     pack_stride
        sta     pack_last
        sta     zp_fs_left
        sta     zp_fs_left+1
.endproc
        .assert * = pack_next, error, "the first piece follows none"

;;; pack_next -- at the end of a column: go to the next one
;;; in:       zp_fs_left = 0
;;; out:      C = 0, zp_fs_ptr zp_fs_left; C = 1 when it was the last
;;; clobbers: A X pack_stride
;;; cycles:   <= 110
.proc pack_next
        ldx     pack_piece
        inc     pack_column
        lda     pack_column
        cmp     pack_stride
        bcc     @column
        lda     pack_pieces+2,x
        sec
        beq     @end
        sta     pack_stride
        txa
        adc     #PACK_PIECE - 1         ; C = 1
        sta     pack_piece
        tax
        lda     #0
        sta     pack_column
@column:
        clc                             ; X is behind the piece
        adc     pack_pieces-PACK_PIECE,x
        sta     zp_fs_ptr
        lda     pack_pieces-PACK_PIECE+1,x
        adc     #0
        sta     zp_fs_ptr+1
        lda     pack_pieces-PACK_PIECE+3,x
        sta     zp_fs_left
        lda     pack_pieces-PACK_PIECE+4,x
        sta     zp_fs_left+1
        clc
@end:   rts
.endproc
