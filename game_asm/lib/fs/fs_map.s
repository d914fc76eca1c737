; The map of free sectors in the table of contents.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import fs_vtoc, fs_track, rwts_physical

        .segment "FS_BSS"
fs_left:        .res 1                  ; sectors to be allotted yet

        .segment "FS"
        .export fs_allot, fs_release, fs_count, fs_left, fs_bit

bit_of: .byte   $01, $02, $04, $08, $10, $20, $40, $80

;;; fs_allot -- the sector at a place of the track is taken
;;; in:       fs_track; X = place
;;; out:      A = sector; fs_vtoc, fs_left one less
;;; clobbers: X Y zp_t0
;;; cycles:   -
.proc fs_allot
        dec     fs_left
        txa
        ldy     #SECTORS
@which: dey
        cmp     rwts_physical,y
        bne     @which
        ldx     fs_track
        jsr     fs_bit
        eor     #$FF
        and     fs_vtoc+VTOC_MAP,x
        sta     fs_vtoc+VTOC_MAP,x
        tya
        rts
.endproc

;;; fs_release -- mark a sector free
;;; in:       X = track, Y = sector
;;; out:      fs_vtoc
;;; clobbers: A X zp_t0 fs_track
;;; cycles:   -
.proc fs_release
        jsr     fs_bit
        ora     fs_vtoc+VTOC_MAP,x
        sta     fs_vtoc+VTOC_MAP,x
        rts
.endproc

;;; fs_bit -- where a sector has its bit in the map
;;; in:       X = track, Y = sector
;;; out:      A = bit, X = place in the map; fs_track = track; Y kept
;;; clobbers: zp_t0
;;; cycles:   <= 60
.proc fs_bit
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
