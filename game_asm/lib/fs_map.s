; The map of free sectors in the table of contents.
        .include "zeropage.inc"
        .include "lib/fs.inc"
        .import fs_vtoc, fs_track, rwts_physical, rwts_want

        .segment "FS_BSS"
fs_left:        .res 1                  ; sectors to be allotted yet
distance:       .res 1
most:           .res 1                  ; free sectors of the best track met, and which it is
best:           .res 1

        .segment "FS"
        .export fs_room, fs_track_room, fs_allot, fs_release, fs_count, fs_left

bit_of: .byte   $01, $02, $04, $08, $10, $20, $40, $80

;;; fs_room -- where the next sector can go: on the track of the last; else on the nearest track with
;;;           room for all that are left; else on one with the most room
;;; in:       fs_vtoc, fs_left = sectors to be allotted yet; fs_track = track of the last, or where
;;;           the head is
;;; out:      C = 0, fs_track, rwts_want = its free sectors; C = 1 when none is free
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   -
.proc fs_room
        ldx     fs_track
        jsr     fs_track_room
        bne     @offer
        sta     most
        lda     #1
@away:  sta     distance
        clc
        adc     fs_track
        jsr     better
        bcs     @move
        lda     fs_track
        sec
        sbc     distance
        jsr     better
        bcs     @move
        lda     distance
        adc     #1                      ; C = 0
        cmp     #TRACKS
        bcc     @away
        ldx     best
        lda     most
        beq     @end                    ; C = 1
@move:  stx     fs_track
@offer: ldy     #SECTORS - 1
@each:  ldx     fs_track
        jsr     find_bit
        and     fs_vtoc+VTOC_MAP,x
        ldx     rwts_physical,y
        sta     rwts_want,x
        dey
        bpl     @each
        clc
@end:   rts
.endproc

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
        jsr     find_bit
        eor     #$FF
        and     fs_vtoc+VTOC_MAP,x
        sta     fs_vtoc+VTOC_MAP,x
        tya
        rts
.endproc

; C = 1 when track A = X has room for all that are left; else it is kept when it has more than any.
.proc better
        tax
        beq     @no                     ; track 0 belongs to no file
        cpx     #TRACKS
        bcs     @no
        jsr     fs_track_room
        cmp     fs_left
        bcs     @end
        cmp     most
        bcc     @end
        beq     @no
        sta     most
        stx     best
@no:    clc
@end:   rts
.endproc

;;; fs_track_room -- free sectors of a track, 0 for the directory's
;;; in:       X = track
;;; out:      A, Z; X kept
;;; clobbers: Y zp_t1
;;; cycles:   -
.proc fs_track_room
        txa
        and     #<~1
        eor     #FS_MIRROR
        beq     @end
        stx     zp_t1
        txa
        asl     a
        asl     a
        tax
        ldy     #0
        lda     fs_vtoc+VTOC_MAP,x
        jsr     @ones
        lda     fs_vtoc+VTOC_MAP+1,x
        jsr     @ones
        ldx     zp_t1
        tya
        rts
@ones:  beq     @end
@bit:   asl     a
        bcc     @bit
        iny
        cmp     #0
        bne     @bit
@end:   rts
.endproc
        .assert FS_MIRROR & 1 = 0 && FS_TRACK = FS_MIRROR + 1, error, "two tracks known by one compare"

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
