; Reads sectors: every nibble becomes its final byte as it comes, whichever sector comes next.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export rwts_find, rwts_fetch, rwts_want, rwts_read_fixes, RWTS_READ_FIXES
        .import rwts_pairs, rwts_values, rwts_twos

FIELDS_MAX = 3 * SECTORS + 1            ; address fields of three revolutions
TWOS_COUNT = 86
FIRST      = 256 - TWOS_COUNT           ; X runs from here to 255, then it is 0
LAST_FIRST = 256 - (256 - 2 * TWOS_COUNT)   ; the third run is two short
MARK_NIBBLES = 24                       ; the data mark follows within these

        .segment "LOW_BSS"
rwts_want:
        .res    SECTORS                 ; page for each sector of the track, 0 = not wanted

        .segment "DISK_TIMED"

;;; rwts_find -- wait for the next address field
;;; in:       the drive turns; zp_rwts_patience
;;; out:      C = 0, zp_rwts_head = the field, X = its sector; C = 1, A = DISK_ERR_*
;;; clobbers: A X zp_rwts_t zp_rwts_seen zp_rwts_patience
;;; cycles:   -
.proc rwts_find
next:   inc     zp_rwts_patience
        bne     poll
        inc     zp_rwts_patience+1
        beq     none
poll:   disk_op fix_0, lda, IO_READ ; looks every 6 cycles for longer than a sync lasts
        bmi     got
        disk_op fix_1, lda, IO_READ
        bmi     got
        disk_op fix_2, lda, IO_READ
        bmi     got
        disk_op fix_3, lda, IO_READ
        bmi     got
        disk_op fix_4, lda, IO_READ
        bmi     got
        disk_op fix_5, lda, IO_READ
        bpl     next                   ; nothing comes: only then may a look be late
got:    sta     zp_rwts_seen
        cmp     #$D5
        bne     next
aa:     disk_op fix_6, lda, IO_READ
        bpl     aa
        cmp     #$AA
        bne     got
kind:   disk_op fix_7, lda, IO_READ
        bpl     kind
        cmp     #$96
        bne     got
        ldx     #HEAD::volume           ; which comes first; C = 1
odd:    disk_op fix_8, lda, IO_READ
        bpl     odd
        rol                             ; C = 1 in and out
        sta     zp_rwts_t
even:   disk_op fix_9, lda, IO_READ
        bpl     even
        and     zp_rwts_t
        sta     zp_rwts_head,x
        dex
        bpl     odd
        eor     zp_rwts_head+HEAD::sector
        eor     zp_rwts_head+HEAD::track
        eor     zp_rwts_head+HEAD::volume
        bne     next
        ldx     zp_rwts_head+HEAD::sector
        cpx     #SECTORS
        bcs     next
        lda     #PATIENCE_WARM          ; a field in time earns patience for the next
        sta     zp_rwts_patience+1
        rts
none:   lda     #DISK_ERR_UNFORMATTED
        bit     zp_rwts_seen
        bmi     fail
        lda     #DISK_ERR_NO_DISK
fail:   sec
        rts
.endproc

; The way out of rwts_fetch with nothing more to hope for.
.proc fetch_lost
        lda     #DISK_ERR_IO
        sec
done:   rts
.endproc

;;; rwts_fetch -- read all wanted sectors of the track under the head
;;; in:       rwts_want = pages; zp_rwts_left = how many; zp_disk_track; zp_rwts_patience
;;; out:      C = 0; C = 1, A = DISK_ERR_*, rwts_want and zp_rwts_left tell what is missing
;;; clobbers: A X Y zp_rwts_head zp_rwts_t zp_rwts_seen zp_rwts_tries zp_rwts_patience, the
;;;           memory read to and what the disk calls use
;;; cycles:   -
.proc rwts_fetch
        lda     #FIELDS_MAX
        sta     zp_rwts_tries
        lda     #0
        sta     zp_rwts_seen
field:  dec     zp_rwts_tries
        beq     fetch_lost
        jsr     rwts_find
        bcs     fetch_lost::done
        lda     zp_rwts_head+HEAD::track
        cmp     zp_disk_track
        bne     fetch_lost             ; the head stands elsewhere
        lda     rwts_want,x
        beq     field
        sta     store2+2
        sec
        sbc     #1
        sta     store0+2
        sta     store1+2
        ldy     #MARK_NIBBLES
mark:   dey
        beq     field
d5:     disk_op fix_10, lda, IO_READ
        bpl     d5
is_d5:  cmp     #$D5
        bne     mark
aa:     disk_op fix_11, lda, IO_READ
        bpl     aa
        cmp     #$AA
        bne     is_d5
ad:     disk_op fix_12, lda, IO_READ
        bpl     ad
        cmp     #$AD
        bne     field
        lda     #0                      ; A = running checksum in bits 7-2, from here to the end
        ldx     #FIRST
two:    disk_op fix_13, ldy, IO_READ
        bpl     two
        eor     rwts_values,y
        sta     rwts_twos - FIRST,x
        inx
        bne     two
        ldx     #FIRST
run0:   disk_op fix_14, ldy, IO_READ ; 30 cycles a nibble
        bpl     run0
        eor     rwts_values,y
        and     #$FC
        ldy     rwts_twos - FIRST,x
        ora     rwts_pairs,y
store0: sta     $0200 - FIRST,x         ; [patched] page put in
        inx
        bne     run0
        same_page run0
        ldx     #FIRST
run1:   disk_op fix_15, ldy, IO_READ
        bpl     run1
        eor     rwts_values,y
        and     #$FC
        ldy     rwts_twos - FIRST,x
        ora     rwts_pairs+1,y
store1: sta     $0200 + TWOS_COUNT - FIRST,x ; [patched]
        inx
        bne     run1
        same_page run1
        ldx     #LAST_FIRST
run2:   disk_op fix_16, ldy, IO_READ
        bpl     run2
        eor     rwts_values,y
        and     #$FC
        ldy     rwts_twos - LAST_FIRST,x
        ora     rwts_pairs+2,y
store2: sta     $0200,x                 ; [patched]
        inx
        bne     run2
        same_page run2
sum:    disk_op fix_17, ldy, IO_READ
        bpl     sum
        eor     rwts_values,y
        and     #$FC
        bne     again                   ; the sector comes round again
        ldx     zp_rwts_head+HEAD::sector
        sta     rwts_want,x             ; A = 0
        dec     zp_rwts_left
        bne     again
        clc
        rts
again:  jmp     field
.endproc

; where the slot's switches stand in the code above
rwts_read_fixes:
        .addr   rwts_find::fix_0, rwts_find::fix_1, rwts_find::fix_2, rwts_find::fix_3
        .addr   rwts_find::fix_4, rwts_find::fix_5, rwts_find::fix_6, rwts_find::fix_7
        .addr   rwts_find::fix_8, rwts_find::fix_9
        .addr   rwts_fetch::fix_10, rwts_fetch::fix_11, rwts_fetch::fix_12, rwts_fetch::fix_13
        .addr   rwts_fetch::fix_14, rwts_fetch::fix_15, rwts_fetch::fix_16, rwts_fetch::fix_17
RWTS_READ_FIXES = (* - rwts_read_fixes) / 2
