; Writes sectors and formats tracks.  Every path from one STA of the data register to the next
; takes 32 cycles, or 40 behind a sync: the numbers on the right count them.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export rwts_encode, rwts_put, rwts_put_mark, rwts_protected, rwts_write_fixes
        .export RWTS_WRITE_FIXES
        .export nibble_pad10, nibble_pad8, nibble_pad3
        .import rwts_find, rwts_want, rwts_pairs, rwts_encoded

TWOS_COUNT = 86
DATA_SYNCS = 6
FIELDS_MAX = 3 * SECTORS
FIRST      = 256 - (TWOS_COUNT + 1)     ; Y runs from here to 255 over what encode has made

        .segment "DISK_WRITE_TIMED"

;;; nibble_pad10 -- write nibble A; nibble_pad8, nibble_pad3: with less waiting before it
;;; in:       A = nibble; write mode on
;;; out:      nothing
;;; clobbers: none
;;; cycles:   <= 36
.proc nibble_pad10
        nop                             ; jsr 6, then 2
.endproc
        falls_into nibble_pad8

;;; nibble_pad8 -- nibble_pad10, two cycles on
;;; in:       as nibble_pad10
;;; out:      as nibble_pad10
;;; clobbers: none
;;; cycles:   -
.proc nibble_pad8
        nop
        nop
        nop
        nop                             ; 8
        disk_op fix_0, sta, IO_LOAD     ; 4
        disk_op fix_1, cmp, IO_READ     ; 4 after it
        rts                             ; 6: ten cycles gone when the caller goes on
.endproc

;;; nibble_pad3 -- write a nibble at once, three cycles after the call's
;;; in:       as nibble_pad10
;;; out:      as nibble_pad10
;;; clobbers: none
;;; cycles:   -
.proc nibble_pad3
        bit     zp_rwts_mark            ; 3
        disk_op fix_2, sta, IO_LOAD
        disk_op fix_3, cmp, IO_READ
        rts
.endproc

; Spend 12 cycles with the jsr.
.proc wait_12
        rts
.endproc

;;; rwts_protected -- ask the drive for the write protection
;;; in:       drive chosen and on
;;; out:      C = 0; C = 1, A = DISK_ERR_PROTECTED
;;; clobbers: A X
;;; cycles:   -
.proc rwts_protected
        ldx     zp_disk_slot
        lda     IO_LOAD,x
        lda     IO_READ_MODE,x
        asl                             ; C = protected
        lda     IO_READ,x
        lda     #DISK_ERR_PROTECTED
        rts
.endproc

; The ways out of rwts_put without having written.
.proc put_lost
        lda     #DISK_ERR_IO
        sec
done:   rts
protected:
        disk_op fix_18, lda, IO_READ
        lda     #DISK_ERR_PROTECTED
        sec
        rts
.endproc

;;; rwts_put -- write the encoded sector into the first data field wanted to come round
;;; in:       zp_disk_track; rwts_want, other than 0 = this one; rwts_encode has run;
;;;           zp_rwts_patience
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_rwts_*
;;; cycles:   -
.proc rwts_put
        lda     #FIELDS_MAX
        sta     zp_rwts_tries
        lda     #0
        sta     zp_rwts_seen
field:  dec     zp_rwts_tries
        beq     put_lost
        jsr     rwts_find
        bcs     put_lost::done
        lda     zp_rwts_head+HEAD::track
        cmp     zp_disk_track
        bne     put_lost
        lda     rwts_want,x
        beq     field
de:     disk_op fix_4, lda, IO_READ     ; two nibbles of the epilogue go by
        bpl     de
        nop
        nop
aa:     disk_op fix_5, lda, IO_READ
        bpl     aa
        disk_op fix_6, lda, IO_LOAD     ; shows the write protection, and readies the register
        disk_op fix_7, lda, IO_READ_MODE
        bmi     put_lost::protected
        lda     #$FF
        disk_op fix_8, sta, IO_WRITE_MODE ; the first sync
        disk_op fix_9, cmp, IO_READ     ; 4
        ldy     #DATA_SYNCS - 1         ; 2
        bit     zp_rwts_mark            ; 3: what the loop's branch takes
sync:   jsr     wait_12                 ; 12
        pha                             ; 3
        pla                             ; 4
        nop                             ; 2
        nop                             ; 2
        nop                             ; 2
        nop                             ; 2
        disk_op fix_10, sta, IO_LOAD    ; 4
        disk_op fix_11, cmp, IO_READ    ; 4
        dey                             ; 2
        bne     sync                    ; 3: 4 + 2 + 3 + 27 + 4 = 40
        same_page sync
        ldx     #1                      ; 8 gone, 2
        ldy     #FIRST                  ; 2
        nop                             ; 2
        nop                             ; 2
        nop                             ; 2
        lda     #$D5                    ; 2
        jsr     nibble_pad10            ; 20: 40
        lda     #$AA
        jsr     nibble_pad10
third:  lda     #$AD                    ; 2, [patched] true or false mark
        jsr     nibble_pad10
        nop                             ; 10 gone, 2
twos:   lda     rwts_encoded - FIRST,y  ; 4
        jsr     wait_12                 ; 12
        disk_op fix_12, sta, IO_LOAD    ; 4: 32
        disk_op fix_13, cmp, IO_READ    ; 4
        bit     zp_rwts_mark            ; 3
        iny                             ; 2
        bne     twos                    ; 3: 4 + 3 + 2 + 3 + 4 + 12 + 4 = 32; 11 gone at the end
        same_page twos
this:   lda     $0200,x                 ; 4, [patched] page put in
last:   eor     $02FF,x                 ; 5: always into the next page; [patched]
        and     #$FC                    ; 2
        tay                             ; 2
        lda     rwts_pairs+3,y          ; 4
        disk_op fix_14, sta, IO_LOAD    ; 4: 32
        disk_op fix_15, cmp, IO_READ    ; 4
        nop                             ; 2
        inx                             ; 2
        bne     this                    ; 3: 32; 10 gone at the end
        same_page this
sum:    lda     #$96                    ; 2, [patched] put in
        jsr     nibble_pad10            ; 20
        lda     #$DE
        jsr     nibble_pad10
        lda     #$AA
        jsr     nibble_pad10
        lda     #$EB
        jsr     nibble_pad10
        lda     #$FF                    ; so that EB ends before the current does
        jsr     nibble_pad10
        jsr     wait_12
        nop
        disk_op fix_16, lda, IO_READ_MODE
        disk_op fix_17, lda, IO_READ
        clc
        rts
checksum := sum + 1
mark     := third + 1
.endproc
rwts_put_mark := rwts_put::mark         ; the last nibble of the data mark

;;; rwts_encode -- make ready the sector at zp_disk_buf for rwts_put
;;; in:       zp_disk_buf, low byte 0
;;; out:      nothing
;;; clobbers: A X Y zp_rwts_t zp_rwts_count rwts_put
;;; cycles:   -
.proc rwts_encode
        lda     #0
        sta     zp_rwts_count           ; the value before, * 4
        tax
@each:  lda     #0
        sta     zp_rwts_t
        txa
        clc
        adc     #2 * TWOS_COUNT
        bcs     @two                    ; bytes 256 and 257 there are none
        jsr     pair
@two:   txa
        clc
        adc     #TWOS_COUNT
        jsr     pair
        txa
        jsr     pair
        lda     zp_rwts_t
        asl
        asl
        tay
        eor     zp_rwts_count
        sty     zp_rwts_count
        tay
        lda     rwts_pairs+3,y
        sta     rwts_encoded,x
        inx
        cpx     #TWOS_COUNT
        bne     @each
        ldy     #0
        lda     (zp_disk_buf),y
        and     #$FC
        eor     zp_rwts_count
        tay
        lda     rwts_pairs+3,y
        sta     rwts_encoded + TWOS_COUNT
        ldy     #255
        lda     (zp_disk_buf),y
        and     #$FC
        tay
        lda     rwts_pairs+3,y
        sta     rwts_put::checksum
        lda     zp_disk_buf+1
        sta     rwts_put::this+2
        sec
        sbc     #1
        sta     rwts_put::last+2
        rts

; Shift the low pair of bits of byte A into zp_rwts_t, turned round.
pair:   tay
        lda     (zp_disk_buf),y
        lsr
        rol     zp_rwts_t
        lsr
        rol     zp_rwts_t
        rts
.endproc

; where the slot's switches stand in the code above
rwts_write_fixes:
        .addr   nibble_pad8::fix_0, nibble_pad8::fix_1, nibble_pad3::fix_2, nibble_pad3::fix_3
        .addr   rwts_put::fix_4, rwts_put::fix_5, rwts_put::fix_6, rwts_put::fix_7
        .addr   rwts_put::fix_8, rwts_put::fix_9, rwts_put::fix_10, rwts_put::fix_11
        .addr   rwts_put::fix_12, rwts_put::fix_13, rwts_put::fix_14, rwts_put::fix_15
        .addr   rwts_put::fix_16, rwts_put::fix_17, put_lost::fix_18
RWTS_WRITE_FIXES = (* - rwts_write_fixes) / 2
