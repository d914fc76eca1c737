; The disk calls: sectors, runs of sectors, overlays.  Each tries, recalibrates and tries again,
; and leaves the motor to run out.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export disk_read, disk_write, disk_write_quick, disk_read_run, rwts_physical, rwts_spin_up, rwts_want_all
        .import rwts_start, rwts_stop, rwts_seek, rwts_recalibrate, rwts_wait
        .import rwts_cold, rwts_moved, rwts_want, rwts_fetch
        .import rwts_encode, rwts_put, rwts_protected, disk_scratch

RETRIES     = 3
SETTLE_MORE = 170                       ; of 100 us, before writing on a track just reached
SECOND_QUARTER = 250                    ; of 100 us; four make a second

        .segment "LOW_BSS"
rwts_quick:
        .res    1                       ; bit 7: do not read back what is written

        .segment "DISK"

; place on the track of a sector in DOS order
rwts_physical:
        .byte   0, 13, 11, 9, 7, 5, 3, 1, 14, 12, 10, 8, 6, 4, 2, 15

;;; disk_read -- read one sector
;;; in:       zp_disk_drive zp_disk_track zp_disk_sector; zp_disk_buf, low byte 0
;;; out:      C = 0; C = 1, A = zp_disk_error = DISK_ERR_*
;;; clobbers: A X Y zp_rwts_*
;;; cycles:   -
.proc disk_read
        lda     zp_disk_buf+1
.endproc
        falls_into read_to

; Read the sector to page A.
.proc read_to
        pha
        jsr     want_none
        ldy     zp_disk_sector
        ldx     rwts_physical,y
        pla
        sta     rwts_want,x
        lda     #1
        sta     zp_rwts_left
        jsr     rwts_start
        jsr     fetch_hard
        jmp     finish
.endproc

; Ask for no sector of the track.
.proc want_none
        lda     #0
        ldx     #SECTORS - 1
@each:  sta     rwts_want,x
        dex
        bpl     @each
        rts
.endproc

; Fetch what is wanted, from a fresh approach if need be.  C, A as rwts_fetch.
.proc fetch_hard
        lda     #RETRIES
        sta     zp_rwts_retry
@again: jsr     rwts_seek
        jsr     rwts_fetch
        bcc     @end
        cmp     #DISK_ERR_NO_DISK
        beq     @fail
        dec     zp_rwts_retry
        beq     @fail
        pha
        jsr     rwts_recalibrate
        pla
        cmp     #DISK_ERR_UNFORMATTED
        bne     @again
        lda     #1                      ; noise: once more and no oftener
        sta     zp_rwts_retry
        lda     #PATIENCE_WARM
        sta     zp_rwts_patience+1
        bne     @again                  ; always
@fail:  sec
@end:   rts
.endproc

; End of a call: keep the error, let the motor run out.
.proc finish
        bcs     @keep
        lda     #DISK_OK
@keep:  sta     zp_disk_error
        jmp     rwts_stop
.endproc

;;; disk_read_run -- read sectors that follow one another on the disk to pages that do so
;;; in:       A = how many, 1..255; zp_disk_drive; zp_disk_track and zp_disk_sector (DOS order) of
;;;           the first; zp_disk_buf, low byte 0; track 17 is passed over
;;; out:      C = 0; C = 1, A = zp_disk_error = DISK_ERR_*
;;; clobbers: A X Y zp_rwts_* zp_disk_track zp_disk_sector zp_disk_buf
;;; cycles:   -
.proc disk_read_run
        sta     zp_rwts_run
        jsr     rwts_start
@track: jsr     want_none
        sta     zp_rwts_left            ; A = 0
        ldy     zp_disk_sector
@each:  ldx     rwts_physical,y
        lda     zp_disk_buf+1
        sta     rwts_want,x
        inc     zp_disk_buf+1
        inc     zp_rwts_left
        dec     zp_rwts_run
        beq     @read
        iny
        cpy     #SECTORS
        bcc     @each
@read:  jsr     fetch_hard
        bcs     finish
        lda     #PATIENCE_WARM
        sta     zp_rwts_patience+1
        lda     #0
        sta     zp_disk_sector
        ldx     zp_disk_track
        inx
        cpx     #CATALOG_TRACK
        bne     @next
        inx
@next:  stx     zp_disk_track
        lda     zp_rwts_run
        bne     @track
        clc
        jmp     finish
.endproc

;;; disk_write -- write one sector and read it back
;;; in:       zp_disk_drive zp_disk_track zp_disk_sector; zp_disk_buf, low byte 0
;;; out:      C = 0; C = 1, A = zp_disk_error = DISK_ERR_*
;;; clobbers: A X Y zp_rwts_* disk_scratch
;;; cycles:   -
.proc disk_write
        lda     #0
        beq     write_as                ; always
.endproc

;;; disk_write_quick -- write one sector; the caller reads it back
;;; in:       as disk_write
;;; out:      as disk_write
;;; clobbers: A X Y zp_rwts_*
;;; cycles:   -
.proc disk_write_quick
        lda     #$80
.endproc
        falls_into write_as

.proc write_as
        sta     rwts_quick
        jsr     rwts_start
        jsr     rwts_protected
        bcs     @end
        jsr     rwts_spin_up
        lda     #RETRIES
        sta     zp_rwts_retry
@again: jsr     rwts_seek
        bit     rwts_moved
        bpl     @ready
        lda     #SETTLE_MORE
        jsr     rwts_wait
        sta     rwts_moved              ; A = 0
@ready: jsr     rwts_encode
        ldy     zp_disk_sector
        ldx     rwts_physical,y
        jsr     rwts_put
        bcs     @wrong
        bit     rwts_quick
        bmi     @end                    ; C = 0
        jsr     verify
        bcc     @end
@wrong: cmp     #DISK_ERR_PROTECTED
        beq     @fail
        cmp     #DISK_ERR_NO_DISK
        beq     @fail
        dec     zp_rwts_retry
        beq     @fail
        pha
        jsr     rwts_recalibrate
        pla
        cmp     #DISK_ERR_UNFORMATTED
        bne     @again
@fail:  sec
@end:   jmp     finish
.endproc

; Want every sector of the track, in the scratch page: to see that they can be read.
.proc rwts_want_all
        lda     #>disk_scratch
        ldx     #SECTORS
        stx     zp_rwts_left
@each:  sta     rwts_want-1,x
        dex
        bne     @each
        rts
.endproc

; Wait for full speed when the motor has just been started: writing needs it.
.proc rwts_spin_up
        bit     rwts_cold
        bpl     @turns
        ldy     #4
@wait:  lda     #SECOND_QUARTER
        jsr     rwts_wait
        dey
        bne     @wait
@turns: rts
.endproc

; Read the sector just written and compare.  C = 1, A = DISK_ERR_IO when it differs.
.proc verify
        jsr     want_none
        ldy     zp_disk_sector
        ldx     rwts_physical,y
        lda     #>disk_scratch
        sta     rwts_want,x
        lda     #1
        sta     zp_rwts_left
        jsr     rwts_fetch
        bcs     @end
        ldy     #0
@byte:  lda     (zp_disk_buf),y
        cmp     disk_scratch,y
        bne     @differs
        iny
        bne     @byte
        clc
        rts
@differs: lda   #DISK_ERR_IO
        sec
@end:   rts
.endproc
