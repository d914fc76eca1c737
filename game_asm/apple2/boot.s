; The boot sector: reads the sixteen sectors of track 1, where the low resident file begins, and
; goes on there.  Under anybody's boot PROM, in any slot, whatever memory held.

        .setcpu "6502"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

TWOS_COUNT = 86
LOAD_PAGE  = $0A
MASK_ZEROS = $3F
TWO_TRACK_PHASE = 4                     ; offset of phase 2, which holds the head on track 1

; memory below the resident files, free until they are there
        .segment "BOOTBUF"
boot_twos:
        .res    128
boot_values:
        .res    128                     ; [nibble - $80]: value

        .segment "BOOT"
        .byte   1                       ; sectors that the PROM is to read

;;; boot -- load track 1, jump through the first word of the low resident file
;;; in:       X = slot * 16; drive 1 on and selected, head on track 0
;;; out:      zp_disk_slot
;;; clobbers: everything
;;; cycles:   -
.proc boot
        sei
        cld
        stx     zp_disk_slot
        txa
        tay
        lda     IO_PHASE_ON+2,y         ; towards track 1
        lda     IO_PHASE_OFF,y
        ldx     #$FF
        txs
        inx                             ; X = nibble - $80
        stx     zp_disk_buf
        ldy     #0                      ; Y = its value
@each:  stx     zp_rwts_t
        txa
        lsr
        ora     zp_rwts_t
        eor     #$FF
        and     #MASK_ZEROS             ; a bit for each pair of zeros
        sta     zp_rwts_mark
        dec     zp_rwts_mark
        and     zp_rwts_mark            ; and without its last
        bne     @not
        txa
        lsr
        and     zp_rwts_t               ; a bit for each pair of ones
        beq     @not
        tya
        sta     boot_values,x
        iny
@not:   inx
        bpl     @each                   ; the head has had 5 ms
        ldx     zp_disk_slot
        lda     IO_PHASE_ON+TWO_TRACK_PHASE,x
        lda     IO_PHASE_OFF+2,x
        lda     #SECTORS
        sta     zp_rwts_left

@read:  lda     IO_READ,x
        bpl     @read
@mark:  cmp     #$D5
        bne     @read
@aa:    lda     IO_READ,x
        bpl     @aa
        cmp     #$AA
        bne     @mark
@kind:  lda     IO_READ,x
        bpl     @kind
        cmp     #$96
        bne     @mark
        ldy     #3                      ; volume, track, sector; C = 1
@pair:  sta     zp_rwts_mark            ; in the end the pair before the last: the track
@odd:   lda     IO_READ,x
        bpl     @odd
        rol
        sta     zp_rwts_t
@even:  lda     IO_READ,x
        bpl     @even
        and     zp_rwts_t
        dey
        bne     @pair
        tay
        dec     zp_rwts_mark
        bne     @read                   ; not track 1
        lda     pages,y
        beq     @read                   ; had that one
        sta     zp_disk_buf+1
        sty     zp_disk_sector
@data:  lda     IO_READ,x               ; $AD stands in no address field: the data mark is next
        bpl     @data
        eor     #$AD
        bne     @data
        ldy     #TWOS_COUNT             ; A = 0: the running checksum
@twos:  sty     zp_rwts_t
@two:   ldy     IO_READ,x
        bpl     @two
        eor     boot_values-$80,y
        ldy     zp_rwts_t
        dey
        sta     boot_twos,y
        bne     @twos
@sixes: sty     zp_rwts_t
@six:   ldy     IO_READ,x
        bpl     @six
        eor     boot_values-$80,y
        ldy     zp_rwts_t
        sta     (zp_disk_buf),y
        iny
        bne     @sixes
@sum:   ldy     IO_READ,x
        bpl     @sum
        eor     boot_values-$80,y
@again: bne     @read                   ; checksum wrong: wait for it to come round
        tay
@third: ldx     #TWOS_COUNT-1
@join:  lda     (zp_disk_buf),y
        lsr     boot_twos,x
        rol
        lsr     boot_twos,x
        rol
        sta     (zp_disk_buf),y
        iny
        beq     @whole
        dex
        bpl     @join
        bmi     @third
@whole: tya                             ; 0
        ldy     zp_disk_sector
        sta     pages,y
        ldx     zp_disk_slot
        dec     zp_rwts_left
        bne     @again
        jmp     (LOAD_PAGE << 8 | 4)
.endproc

; where each sector of the track goes, by its place on the track; 0 when it has come
pages:
        .byte   LOAD_PAGE + 0, LOAD_PAGE + 7, LOAD_PAGE + 14, LOAD_PAGE + 6
        .byte   LOAD_PAGE + 13, LOAD_PAGE + 5, LOAD_PAGE + 12, LOAD_PAGE + 4
        .byte   LOAD_PAGE + 11, LOAD_PAGE + 3, LOAD_PAGE + 10, LOAD_PAGE + 2
        .byte   LOAD_PAGE + 9, LOAD_PAGE + 1, LOAD_PAGE + 8, LOAD_PAGE + 15
