; How far hexes lie apart.
        .include "zeropage.inc"

        .export hex_distance

ROWS            = $7F                   ; a row counted from below, so that an odd column adds one

        .segment "CODE"

;;; hex_distance -- steps from one hex to another
;;; in:       zp_arg0, zp_arg2 = columns 0..127; zp_arg1, zp_arg3 = rows 0..127
;;; out:      A = distance; X, Y kept
;;; clobbers: zp_t0
;;; cycles:   <= 80
; Rows are doubled: a step straight up or down is two of them, one across is one or less.
.proc hex_distance
        lda     zp_arg0
        lsr
        lda     zp_arg1
        eor     #ROWS
        rol
        sta     zp_t0
        lda     zp_arg2
        lsr
        lda     zp_arg3
        eor     #ROWS
        rol
        sec
        sbc     zp_t0
        bcs     @up
        eor     #$FF
        adc     #1
@up:    sta     zp_t0                   ; half rows between them
        lda     zp_arg0
        sec
        sbc     zp_arg2
        bcs     @across
        eor     #$FF
        adc     #1
@across:
        cmp     zp_t0
        bcs     @done                   ; so far across that the rows come by the way
        adc     zp_t0
        ror
@done:  rts
.endproc
