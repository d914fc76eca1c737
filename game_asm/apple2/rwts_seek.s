; The drive's head: to a track, to the stop, and the pauses it needs.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export rwts_seek, rwts_recalibrate, rwts_wait
        .import rwts_at, rwts_moved

UNKNOWN       = $FF                     ; head position not known
STOP_STEPS    = 80                      ; half-tracks that surely reach the stop
SETTLE        = 80                      ; of 100 us

        .segment "DISK"

;;; rwts_recalibrate -- bring the head to track 0 from wherever it is
;;; in:       zp_disk_drive
;;; out:      rwts_at = 0
;;; clobbers: A X Y zp_rwts_t and what the disk calls use
;;; cycles:   -
.proc rwts_recalibrate
        ldy     zp_disk_drive
        lda     #STOP_STEPS
        sta     rwts_at,y
        lda     #0
        beq     seek_half               ; always
.endproc

;;; rwts_seek -- move the head to a track
;;; in:       zp_disk_track; zp_disk_drive
;;; out:      rwts_at; rwts_moved bit 7 when it moved
;;; clobbers: A X Y zp_rwts_t zp_rwts_mark zp_rwts_count
;;; cycles:   -
.proc rwts_seek
        ldy     zp_disk_drive
        lda     rwts_at,y
        cmp     #UNKNOWN
        bne     @known
        jsr     rwts_recalibrate
@known: lda     zp_disk_track
        asl
.endproc
        falls_into seek_half

; Step to half-track A: each step the next phase on, the last one off.
.proc seek_half
        sta     zp_rwts_mark            ; wanted half-track
        ldy     zp_disk_drive
        cmp     rwts_at,y
        beq     @there
        lda     #$80
        sta     rwts_moved
        lda     #0
        sta     zp_rwts_count           ; steps made, up to the length of the table
@step:  ldy     zp_disk_drive
        lda     rwts_at,y
        cmp     zp_rwts_mark
        beq     @still
        sta     zp_rwts_t
        bcc     @inward
        sbc     #1                      ; C = 1
        bcs     @set                    ; always
@inward: adc    #1                      ; C = 0
@set:   sta     rwts_at,y
        jsr     phase
        lda     IO_PHASE_ON,x
        lda     zp_rwts_t
        jsr     phase
        lda     IO_PHASE_OFF,x
        ldy     zp_rwts_count
        lda     step_times,y
        cpy     #STEP_TIMES - 1
        bcs     @time
        inc     zp_rwts_count
@time:  jsr     rwts_wait
        jmp     @step
@still: lda     #SETTLE
        jsr     rwts_wait
        lda     zp_rwts_mark
        jsr     phase
        lda     IO_PHASE_OFF,x
@there: rts
.endproc

; X = slot and phase of half-track A.
.proc phase
        and     #3
        asl
        ora     zp_disk_slot
        tax
        rts
.endproc

; of 100 us: the head gathers way, then 5.5 ms a half-track
step_times:
        .byte   90, 65, 60, 55
STEP_TIMES = * - step_times

;;; rwts_wait -- spend A * 100 us
;;; in:       A = 1..255
;;; out:      A = 0
;;; clobbers: X
;;; cycles:   -
.proc rwts_wait
@turn:  ldx     #19
@count: dex
        bne     @count
        sec
        sbc     #1
        bne     @turn
        rts
.endproc
