; The map of free sectors in the table of contents.
        .include "zeropage.inc"
        .include "lib/fs.inc"
        .import fs_vtoc, fs_track, fs_sector

        .segment "FS_BSS"
fs_pace:        .res 1                  ; PACE_*: how far apart sectors are allotted

        .segment "FS"
        .export fs_allot, fs_release, fs_count, fs_pace

bit_of: .byte   $01, $02, $04, $08, $10, $20, $40, $80

;;; fs_allot -- take a free sector, nearest above track 17 first, then below
;;; in:       fs_vtoc
;;; out:      C = 0, fs_track, fs_sector, marked in fs_vtoc; C = 1 when none is free
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   -
.proc fs_allot
        ldx     #FS_TRACK + 1
@up:    jsr     in_track
        bcc     @end
        inx
        cpx     #TRACKS
        bcc     @up
        ldx     #FS_MIRROR - 1
@down:  jsr     in_track
        bcc     @end
        dex
        bne     @down
        sec
@end:   rts
.endproc

; Sectors, last one first, such that each comes round so many places after the one before it: time
; to make its data ready.
allot_order:
order_four:
        .byte   15, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 0
order_six:
        .byte   2, 5, 15, 3, 6, 1, 4, 7, 10, 13, 8, 11, 14, 9, 12, 0
order_eight:
        .byte   15, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 0
        .assert order_six - order_four = PACE_SIX, error, "the paces are places in the table"
        .assert order_eight - order_four = PACE_EIGHT, error, "the paces are places in the table"

; Take the next free sector of track X, if there is one: C = 0.  X is kept.
.proc in_track
        lda     #SECTORS - 1
        sta     zp_t1
@each:  lda     zp_t1
        clc
        adc     fs_pace
        tay
        lda     allot_order,y
        tay
        jsr     find_bit
        and     fs_vtoc+VTOC_MAP,x
        bne     @take
        ldx     fs_track
        dec     zp_t1
        bpl     @each
        sec
        rts
@take:  eor     fs_vtoc+VTOC_MAP,x      ; A = the bit: it goes out
        sta     fs_vtoc+VTOC_MAP,x
        ldx     fs_track
        sty     fs_sector
        clc
        rts
.endproc

;;; fs_release -- mark a sector free
;;; in:       X = track, Y = sector
;;; out:      fs_vtoc
;;; clobbers: A X zp_t0 fs_track
;;; cycles:   -
.proc fs_release
        jsr     find_bit
        ora     fs_vtoc+VTOC_MAP,x
        sta     fs_vtoc+VTOC_MAP,x
        rts
.endproc

; Where sector Y of track X has its bit: A = bit, X = place in the map.  fs_track = track.
.proc find_bit
        stx     fs_track
        txa
        asl     a
        asl     a
        sta     zp_t0
        cpy     #8
        bcc     @low
        tax                             ; the first byte holds 15-8
        lda     bit_of-8,y
        rts
@low:   ldx     zp_t0
        inx
        lda     bit_of,y
        rts
.endproc

;;; fs_count -- how many sectors are free
;;; in:       fs_vtoc
;;; out:      zp_arg0/1
;;; clobbers: A X
;;; cycles:   -
.proc fs_count
        lda     #0
        sta     zp_arg0
        sta     zp_arg1
        ldx     #0
@byte:  lda     fs_vtoc+VTOC_MAP,x
@bit:   beq     @next
        asl     a
        bcc     @bit
        inc     zp_arg0
        bne     @more
        inc     zp_arg1
@more:  cmp     #0
        bne     @bit
@next:  inx
        cpx     #4 * TRACKS
        bcc     @byte
        rts
.endproc
