; Loading from the game's disk: the rest of the resident files at the start, then overlays.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"
        .include "apple2/switches.inc"

        .export loader_start, overlay_load, overlay_id, file_table, game_disk_check
        .import main, rwts_init, disk_read_run, disk_read, disk_scratch, overlay_wanted

RESIDENT   = 2                          ; LOW and HIGH come before the overlays
.ifdef LOADER_FILES
FILES_MOST = LOADER_FILES               ; a game with many files says so in game_zeropage.inc
.else
FILES_MOST = 12
.endif
HEADER     = 4                          ; bytes before a file's own, read to memory with them
HALF_TRACK = 2                          ; where boot has left the head
NO_OVERLAY = $FF
PICTURE      = $20
CARD_ZP      = $20                      ; of page zero: what a card in a slot may use
CARD_ZP_BYTES = $30
PICTURE_END  = $40

; a row of file_table; the sector in DOS order
.struct FILE
        track   .byte
        sector  .byte
        sectors .byte
        page    .byte
.endstruct
ENTRY      = .sizeof(FILE)

        .segment "LOW_BSS"
overlay_id:
        .res    1                       ; overlay in memory, $FF none

; The first word of the low file: where the boot sector jumps.
        .segment "STARTUP"
        .addr   loader_start

        .segment "DISK"

; written by the disk builder
file_table:
        .res    ENTRY * FILES_MOST

;;; loader_start -- load what the boot sector has not, and begin
;;; in:       zp_disk_slot; track 1 in memory at the low file's place
;;; out:      goes to main
;;; clobbers: everything
;;; cycles:   -
.proc loader_start
        ldy     zp_disk_slot
        lda     #0                      ; drive 1; and what the printer's driver puts aside has
        ldx     #CARD_ZP_BYTES-1        ; been written
@zp:    sta     CARD_ZP,x
        dex
        bpl     @zp
        sty     zp_disk_slot
        sta     zp_ptr0
        tay
        ldx     #PICTURE                ; an empty picture instead of what memory holds
        stx     zp_ptr0+1
@clear: sta     (zp_ptr0),y
        iny
        bne     @clear
        inc     zp_ptr0+1
        ldx     zp_ptr0+1
        cpx     #PICTURE_END
        bne     @clear
        bit     IO_GRAPHICS
        bit     IO_FULL
        bit     IO_PAGE1
        bit     IO_HIRES
        lda     #HALF_TRACK
        jsr     rwts_init
@low:   ldx     #0
        lda     file_table+FILE::sectors
        sec
        sbc     #SECTORS                ; those are here
        beq     @high
        bcc     @high
        pha
        lda     file_table+FILE::page
        clc
        adc     #SECTORS
        sta     zp_disk_buf+1
        lda     #0
        sta     zp_disk_sector
        ldx     file_table+FILE::track
        inx
        stx     zp_disk_track
        pla
        jsr     disk_read_run
        bcs     @low
@high:  ldx     #ENTRY
        jsr     load_file
        bcs     @high                   ; a game without its code is nothing: try for ever
        lda     #NO_OVERLAY
        sta     overlay_id
        jmp     main
.endproc

; Load the file whose entry is at X of the table.  C, A as disk_read_run.
.proc load_file
        lda     file_table+FILE::track,x
        sta     zp_disk_track
        lda     file_table+FILE::sector,x
        sta     zp_disk_sector
        lda     file_table+FILE::page,x
        sta     zp_disk_buf+1
        lda     file_table+FILE::sectors,x
        jmp     disk_read_run
.endproc

;;; game_disk_check -- is the disk in the drive the game's?
;;; in:       zp_disk_drive
;;; out:      C = 0 it is; C = 1 it is another, or none
;;; clobbers: A X Y zp_disk_* zp_rwts_* disk_scratch and what the disk calls use
;;; cycles:   -
.proc game_disk_check
        lda     file_table+ENTRY+FILE::track
        sta     zp_disk_track
        lda     file_table+ENTRY+FILE::sector
        sta     zp_disk_sector
        lda     #<disk_scratch
        sta     zp_disk_buf
        lda     #>disk_scratch
        sta     zp_disk_buf+1
        jsr     disk_read
        bcs     @end
        lda     disk_scratch+1
        cmp     file_table+ENTRY+FILE::page
        bne     @other
        lda     disk_scratch
        cmp     #HEADER
        bne     @other
        clc
        rts
@other: sec
@end:   rts
.endproc

;;; overlay_load -- have an overlay in memory; asks for the game's disk as often as it takes
;;; in:       A = overlay, or OVL_RESIDENT for the high resident file
;;; out:      overlay_id = A
;;; clobbers: A X Y zp_disk_* zp_rwts_* zp_ptr0, what overlay_wanted uses, the memory read to
;;;           and what the disk calls use
;;; cycles:   -
.proc overlay_load
        cmp     overlay_id
        beq     @there
        pha
        lda     #NO_OVERLAY
        sta     overlay_id
        bne     @try                    ; always
@ask:   jsr     overlay_wanted
@try:   lda     #0
        sta     zp_disk_drive
        pla
        pha
        cmp     #NO_OVERLAY             ; what runs now is not read over from another disk
        bne     @load
        jsr     game_disk_check
        bcs     @ask
@load:  pla
        pha
        clc
        adc     #RESIDENT
        asl
        asl
        tax
        lda     file_table+FILE::page,x
        sta     zp_ptr0+1
        jsr     load_file
        bcs     @ask
        ldy     #0                      ; another disk's sectors begin with something else
        sty     zp_ptr0
        lda     (zp_ptr0),y
        cmp     #HEADER
        bne     @ask
        iny
        lda     (zp_ptr0),y
        cmp     zp_ptr0+1
        bne     @ask
        pla
        sta     overlay_id
@there: rts
.endproc
