; Writing sectors.  A game that writes only in one of its overlays keeps this there, with the timed
; loops of rwts_write.s and rwts_format.s.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export disk_write_init, disk_write, disk_write_as
        .export rwts_spin_up, rwts_want_all
        .import rwts_start, rwts_seek, rwts_recalibrate, rwts_wait, rwts_fix
        .import rwts_cold, rwts_moved, rwts_want, rwts_fetch, rwts_physical
        .import rwts_encode, rwts_put, rwts_put_mark, rwts_protected, disk_scratch
        .import rwts_want_none, rwts_finish
        .import rwts_write_fixes, RWTS_WRITE_FIXES, rwts_format_fixes, RWTS_FORMAT_FIXES

RETRIES     = 3
SETTLE_MORE = 170                       ; of 100 us, before writing on a track just reached
SECOND_QUARTER = 250                    ; of 100 us; four make a second
TRUE_MARK   = $AD
FALSE_MARK  = $AB

        .segment "LOW_BSS"
rwts_ways:
        .res    1                       ; WRITE_*: what is asked for

        .segment "DISK_WRITE"

;;; disk_write_init -- put the slot's switches into the code that writes, when it has been loaded
;;; in:       zp_disk_slot = slot * 16
;;; out:      nothing
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t0
;;; cycles:   -
.proc disk_write_init
        set_word zp_ptr1, rwts_write_fixes
        lda     #<RWTS_WRITE_FIXES
        jsr     rwts_fix
        set_word zp_ptr1, rwts_format_fixes
        lda     #<RWTS_FORMAT_FIXES
        jmp     rwts_fix
.endproc

;;; disk_write -- write one sector and read it back
;;; in:       zp_disk_drive zp_disk_track zp_disk_sector; zp_disk_buf, low byte 0
;;; out:      C = 0; C = 1, A = zp_disk_error = DISK_ERR_*
;;; clobbers: A X Y zp_rwts_* disk_scratch and what the disk calls use
;;; cycles:   -
.proc disk_write
        lda     #WRITE_TRUE | WRITE_CHECK
.endproc
        falls_into disk_write_as

; A sector that holds good data is written behind a false mark first: new nibbles often fall on the
; bits of the old ones, and power cut between them would leave half a sector of each under a
; checksum that holds.  So it leaves the old sector, none, or the new one.

;;; disk_write_as -- write one sector in steps, or some of them
;;; in:       A = WRITE_* bits; else as disk_write; rwts_want, other than 0 for each sector of the
;;;           track that may be taken, with WRITE_TRUE | WRITE_ANY
;;; out:      as disk_write; zp_rwts_head+1 = place of the sector taken
;;; clobbers: A X Y zp_rwts_* disk_scratch and what the disk calls use
;;; cycles:   -
.proc disk_write_as
        sta     rwts_ways
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
@ready: lda     rwts_ways
        cmp     #WRITE_TRUE
        bcc     @check
        jsr     rwts_encode
        bit     rwts_ways
        bpl     @put
        lda     #FALSE_MARK
        jsr     put_sector
        bcs     @wrong
        bit     rwts_ways
        bvc     @end                    ; C = 0
@put:   lda     #TRUE_MARK
        jsr     put_sector
        bcs     @wrong
        lda     #WRITE_CHECK
        and     rwts_ways
        beq     @end                    ; C = 0
@check: jsr     verify
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

; Put the sector on the disk behind mark A, where it belongs or where there is room first.
.proc put_sector
        sta     rwts_put_mark
        lda     #WRITE_ANY
        and     rwts_ways
        bne     @put
        jsr     rwts_want_none
        ldy     zp_disk_sector
        ldx     rwts_physical,y
        inc     rwts_want,x
@put:   jmp     rwts_put
.endproc

;;; rwts_want_all -- want every sector of the track, to see that it can be read
;;; in:       nothing
;;; out:      rwts_want zp_rwts_left
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

;;; rwts_spin_up -- wait for full speed when the motor has just been started: writing needs it
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
