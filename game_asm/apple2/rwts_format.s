; Formats a disk: sixteen sectors of zeros a track, every D5 AA behind syncs, volume 254.
; Numbers on the right count cycles from one STA of the data register to the next.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export disk_format, rwts_format_fixes, RWTS_FORMAT_FIXES
        .import rwts_start, rwts_stop, rwts_seek, rwts_recalibrate, rwts_wait, rwts_spin_up
        .import rwts_protected, rwts_fetch, rwts_want, rwts_want_all
        .import nibble_pad10, nibble_pad8, nibble_pad3

LEAD_SYNCS  = 130                       ; more than the end of the revolution takes back
GAP3_MOST   = 20
GAP3_LEAST  = 12
GAP2_SYNCS  = 6
ZERO        = $96                       ; the nibble of value 0
SECOND_RUN  = 343 - 256                 ; 343 nibbles of zeros, in two loops
SETTLE_MORE = 170
FOURS       = $AA                       ; the bits a 4-and-4 nibble always has

        .segment "LOW_BSS"
volume_1:  .res 1
volume_2:  .res 1
track_1:   .res 1
track_2:   .res 1
sector_1:  .res SECTORS
sector_2:  .res SECTORS
check_1:   .res SECTORS
check_2:   .res SECTORS

        .segment "DISK_WRITE_TIMED"

;;; disk_format -- format a whole disk and read every track back
;;; in:       zp_disk_drive; zp_disk_told = routine that is called before each track, which it finds
;;;           in zp_disk_track and may use all but zp_disk_* and zp_rwts_*; high byte 0 = none
;;; out:      C = 0; C = 1, A = zp_disk_error = DISK_ERR_*
;;; clobbers: A X Y zp_rwts_* zp_disk_track rwts_cold, what the routine uses and what drawing
;;;           uses
;;; cycles:   -
.proc disk_format
        jsr     rwts_start
        jsr     rwts_protected
        bcs     @end
        jsr     rwts_spin_up
        jsr     rwts_recalibrate
        lda     #GAP3_MOST
        sta     zp_rwts_run             ; syncs between sectors, fewer on a fast drive
        lda     #0
        sta     zp_disk_track
@track: jsr     tell
        jsr     rwts_seek
        lda     #SETTLE_MORE
        jsr     rwts_wait
        jsr     make_fields
        jsr     write_track
        lda     #PATIENCE_WARM
        sta     zp_rwts_patience+1
        jsr     rwts_want_all
        jsr     rwts_fetch
        bcs     @again
        inc     zp_disk_track
        lda     zp_disk_track
        cmp     #TRACKS
        bne     @track
        clc
        bcc     @end                    ; always
@again: dec     zp_rwts_run             ; the track's end ran over its beginning
        ldx     zp_rwts_run
        cpx     #GAP3_LEAST
        bcs     @track
        sec
@end:   bcs     @keep
        lda     #DISK_OK
@keep:  sta     zp_disk_error
        jmp     rwts_stop
.endproc

.proc tell
        lda     zp_disk_told+1
        beq     @nobody
        jmp     (zp_disk_told)
@nobody:
        rts
.endproc

; Work out the nibbles of the track's address fields.
.proc make_fields
        lda     #VOLUME_NUMBER
        jsr     @split
        sta     volume_1
        sty     volume_2
        lda     zp_disk_track
        jsr     @split
        sta     track_1
        sty     track_2
        ldx     #SECTORS - 1
@each:  txa
        eor     #SECTORS - 1            ; the first written stands last in the tables
        pha
        jsr     @split
        sta     sector_1,x
        tya
        sta     sector_2,x
        pla
        eor     zp_disk_track
        eor     #VOLUME_NUMBER
        jsr     @split
        sta     check_1,x
        tya
        sta     check_2,x
        dex
        bpl     @each
        rts
; A as two nibbles, odd bits in A, even ones in Y
@split: pha
        ora     #FOURS
        tay
        pla
        lsr
        ora     #FOURS
        rts
.endproc

; Write the whole track in one go.
.proc write_track
        lda     #SECOND_RUN
        sta     zp_rwts_count
        lda     #$DE
        sta     zp_rwts_mark
        ldx     #SECTORS - 1            ; counts down, the sectors up
        disk_op fix_0, lda, IO_LOAD
        disk_op fix_1, lda, IO_READ_MODE
        lda     #$FF
        disk_op fix_2, sta, IO_WRITE_MODE
        disk_op fix_3, cmp, IO_READ     ; 4
        ldy     #LEAD_SYNCS             ; 2
        pha                             ; 3
        pla                             ; 4
        nop                             ; 2: 15
lead:   nop                             ; 2
        bit     zp_rwts_mark            ; 3
        jsr     nibble_pad10            ; 20: 40 in all
        dey                             ; 10 gone, 2
        bne     lead                    ; 3
        same_page lead
        ldy     zp_rwts_run             ; 14 gone, 3
        jmp     sync                    ; 3: 20
gap_3:  nop                             ; 2
        bit     zp_rwts_mark            ; 3
sync:   jsr     nibble_pad10            ; 20: 40
        dey                             ; 10 gone, 2
        bne     gap_3                   ; 3
        same_page gap_3
        nop                             ; 14 gone, 2
        nop                             ; 2
        lda     #$D5                    ; 2
        jsr     nibble_pad10            ; 20: 40
        lda     #$AA
        jsr     nibble_pad10
        lda     #$96
        jsr     nibble_pad10
        lda     volume_1                ; 10 gone, 4
        jsr     nibble_pad8             ; 18: 32
        lda     volume_2
        jsr     nibble_pad8
        lda     track_1
        jsr     nibble_pad8
        lda     track_2
        jsr     nibble_pad8
        lda     sector_1,x              ; 4: no page is crossed
        jsr     nibble_pad8
        lda     sector_2,x
        jsr     nibble_pad8
        lda     check_1,x
        jsr     nibble_pad8
        lda     check_2,x
        jsr     nibble_pad8
        lda     #$DE
        jsr     nibble_pad10
        lda     #$AA
        jsr     nibble_pad10
        lda     #$EB
        jsr     nibble_pad10
        lda     #$FF
        jsr     nibble_pad10
        ldy     #GAP2_SYNCS - 1         ; 10 gone, 2
        bit     zp_rwts_mark            ; 3
gap_2:  nop                             ; 2
        bit     zp_rwts_mark            ; 3
        jsr     nibble_pad10            ; 20: 40
        dey                             ; 2
        bne     gap_2                   ; 3
        same_page gap_2
        nop                             ; 14 gone, 2
        nop                             ; 2
        lda     #$D5                    ; 2
        jsr     nibble_pad10            ; 20: 40
        lda     #$AA
        jsr     nibble_pad10
        lda     #$AD
        jsr     nibble_pad10
        bit     zp_rwts_mark            ; 10 gone, 3
        ldy     #0                      ; 2
zeros:  lda     #ZERO                   ; 2
        nop                             ; 2
        jsr     nibble_pad3             ; 13: 32
        dey                             ; 2
        bne     zeros                   ; 3
        same_page zeros
        ldy     zp_rwts_count           ; 14 gone, 3
more:   lda     #ZERO                   ; 2
        jsr     nibble_pad3             ; 13: 32
        nop                             ; 2
        dey                             ; 2
        bne     more                    ; 3
        same_page more
        lda     zp_rwts_mark            ; 16 gone, 3: DE
        jsr     nibble_pad3             ; 13: 32
        lda     #$AA
        jsr     nibble_pad10
        lda     #$EB
        jsr     nibble_pad10
        lda     #$FF
        jsr     nibble_pad10
        ldy     zp_rwts_run             ; 10 gone, 3
        dex                             ; 2
        bmi     done                    ; 2
        jmp     sync                    ; 3: 20
done:   jsr     nibble_pad10
        nop
        nop
        nop
        nop
        nop
        nop
        nop
        nop
        disk_op fix_4, lda, IO_READ_MODE
        disk_op fix_5, lda, IO_READ
        rts
.endproc
        .assert >sector_1 = >(check_2 + SECTORS - 1), lderror, "timed reads cross a page"

; where the slot's switches stand in the code above
rwts_format_fixes:
        .addr   write_track::fix_0, write_track::fix_1, write_track::fix_2
        .addr   write_track::fix_3, write_track::fix_4, write_track::fix_5
RWTS_FORMAT_FIXES = (* - rwts_format_fixes) / 2
