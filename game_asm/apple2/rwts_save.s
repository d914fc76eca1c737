; The disk calls that write: put, read back, try again.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export disk_write, disk_write_quick, rwts_spin_up, rwts_want_all
        .import rwts_start, rwts_seek, rwts_recalibrate, rwts_wait, rwts_cold, rwts_moved
        .import rwts_want, rwts_fetch, rwts_encode, rwts_put, rwts_protected, disk_scratch
        .import rwts_finish, rwts_physical, rwts_quick, rwts_want_none

RETRIES     = 3
SETTLE_MORE = 170                       ; of 100 us, before writing on a track just reached
SECOND_QUARTER = 250                    ; of 100 us; four make a second

        .segment "DISK"

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
@end:   jmp     rwts_finish
.endproc

;;; rwts_want_all -- want every sector, in the scratch page: to see that they can be read
;;; in:       nothing
;;; out:      rwts_want; zp_rwts_left = 16
;;; clobbers: A X
;;; cycles:   -
.proc rwts_want_all
        lda     #>disk_scratch
        ldx     #SECTORS
        stx     zp_rwts_left
@each:  sta     rwts_want-1,x
        dex
        bne     @each
        rts
.endproc

;;; rwts_spin_up -- wait for full speed when the motor was just started: writing needs it
;;; in:       rwts_cold
;;; out:      nothing
;;; clobbers: A X Y
;;; cycles:   -
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
        jsr     rwts_want_none
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
