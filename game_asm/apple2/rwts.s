; The disk calls: sectors, runs of sectors, overlays.  Each tries, recalibrates and tries again,
; and leaves the motor to run out.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export disk_read, disk_read_any, disk_read_run, rwts_physical, rwts_finish, rwts_want_none
        .import rwts_start, rwts_stop, rwts_seek, rwts_recalibrate, rwts_want, rwts_fetch

RETRIES     = 3

        .segment "DISK"

; place on the track of a sector in DOS order
rwts_physical:
        .byte   0, 13, 11, 9, 7, 5, 3, 1, 14, 12, 10, 8, 6, 4, 2, 15

;;; disk_read -- read one sector
;;; in:       zp_disk_drive zp_disk_track zp_disk_sector; zp_disk_buf, low byte 0
;;; out:      C = 0; C = 1, A = zp_disk_error = DISK_ERR_*
;;; clobbers: A X Y zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc disk_read
        lda     zp_disk_buf+1
.endproc
        falls_into read_to

; Read the sector to page A.
.proc read_to
        pha
        jsr     rwts_want_none
        ldy     zp_disk_sector
        ldx     rwts_physical,y
        pla
        sta     rwts_want,x
.endproc
        falls_into disk_read_any

;;; disk_read_any -- read whichever of several sectors comes round first
;;; in:       zp_disk_drive zp_disk_track; rwts_want = a page for each of them
;;; out:      C = 0, zp_rwts_head+1 = its place, no longer wanted; C = 1, A = zp_disk_error =
;;;           DISK_ERR_*
;;; clobbers: A X Y zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc disk_read_any
        lda     #1
        sta     zp_rwts_left
        jsr     rwts_start
        jsr     fetch_hard
        jmp     rwts_finish
.endproc

;;; rwts_want_none -- ask for no sector of the track
;;; in:       nothing
;;; out:      rwts_want empty
;;; clobbers: A X
;;; cycles:   -
.proc rwts_want_none
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

;;; rwts_finish -- end of a call: keep the error, let the motor run out
;;; in:       C = 0; C = 1, A = DISK_ERR_*
;;; out:      C, A as they came, or A = DISK_OK; zp_disk_error = A
;;; clobbers: as rwts_stop
;;; cycles:   -
.proc rwts_finish
        bcs     @keep
        lda     #DISK_OK
@keep:  sta     zp_disk_error
        jmp     rwts_stop
.endproc

;;; disk_read_run -- read sectors that follow one another on the disk to pages that do so
;;; in:       A = how many, 1..255; zp_disk_drive; zp_disk_track and zp_disk_sector (DOS order) of
;;;           the first; zp_disk_buf, low byte 0; track 17 is passed over
;;; out:      C = 0; C = 1, A = zp_disk_error = DISK_ERR_*
;;; clobbers: A X Y zp_disk_*, zp_rwts_*, the memory read to and what the disk calls use
;;; cycles:   -
.proc disk_read_run
        sta     zp_rwts_run
        jsr     rwts_start
@track: jsr     rwts_want_none
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
        bcs     rwts_finish
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
        jmp     rwts_finish
.endproc
