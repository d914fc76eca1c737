; Where a file goes: on the track of its last sector; else on the fullest that has room for all that
; is left of it; else on the emptiest; on the nearest of several.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import fs_bit, fs_left, fs_track, fs_vtoc, rwts_physical, rwts_want

        .segment "FS_BSS"
fs_away:        .res 1
fs_most:        .res 1                  ; how well the best track met suits, and which it is
fs_best:        .res 1

        .segment "FS"
        .export fs_room, fs_track_room

;;; fs_room -- where the next sector of a file can go
;;; in:       fs_vtoc, fs_left = sectors to be allotted yet; fs_track = track of the last, or where
;;;           the head is
;;; out:      C = 0, fs_track, rwts_want = its free sectors; C = 1 when none is free
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   -
.proc fs_room
        ldx     fs_track
        jsr     fs_track_room
        bne     @offer
        sta     fs_most
        lda     #1
@away:  sta     fs_away
        clc
        adc     fs_track
        jsr     better
        lda     fs_track
        sec
        sbc     fs_away
        jsr     better
        lda     fs_away
        adc     #1                      ; C = 0
        cmp     #TRACKS
        bcc     @away
        ldx     fs_best
        lda     fs_most
        beq     @end                    ; C = 1
        stx     fs_track
@offer: ldy     #SECTORS - 1
@each:  ldx     fs_track
        jsr     fs_bit
        and     fs_vtoc+VTOC_MAP,x
        ldx     rwts_physical,y
        sta     rwts_want,x
        dey
        bpl     @each
        clc
@end:   rts
.endproc

; Keep track A when it suits better than those before it.  C = 0.
.proc better
        tax
        beq     @no                     ; track 0 belongs to no file
        cpx     #TRACKS
        bcs     @no
        jsr     fs_track_room
        cmp     fs_left
        bcc     @some
        eor     #$FF                    ; room for all: the tighter the better
@some:  cmp     fs_most
        bcc     @no
        beq     @no
        sta     fs_most
        stx     fs_best
@no:    clc
        rts
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
        .assert FS_MIRROR & 1 = 0 && FS_TRACK = FS_MIRROR + 1, error, "one compare knows both"
