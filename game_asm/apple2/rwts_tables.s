; The disk routines' tables, and the slot's switches put into their code.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export rwts_init, rwts_fix, rwts_pairs, rwts_values, rwts_twos, rwts_encoded
        .export disk_scratch
        .import rwts_read_fixes, RWTS_READ_FIXES, rwts_at, rwts_selected

UNKNOWN       = $FF                     ; head position not known
LEAST_NIBBLE  = $96
NIBBLE_MASK   = $3F

; the buffers' places are such that no timed read of them crosses a page
        .segment "DISKBUF"
rwts_pairs:
        .res    256                     ; [v * 4]: pair of bits for byte 0.., 86.., 172..; nibble v
        .res    256
        .res    256 - 84                ; twos lie at $AC of their page
rwts_twos:
        .res    86
        .res    256 - 2 - 87
rwts_encoded:
        .res    87                      ; to the end of the page: first nibbles of a sector to write
rwts_values := rwts_pairs + 256          ; [nibble]: value * 4

        .segment "DISKPAGES"
disk_pages:
        .res    256
disk_scratch:
        .res    256                     ; what is read only to see that it can be

        .segment "DISK"

;;; rwts_init -- make the tables, put the slot's switches into the code
;;; in:       zp_disk_slot = slot * 16; A = half-track where drive 1's head stands
;;; out:      nothing
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t0 zp_t1 rwts_at
;;; cycles:   -
.proc rwts_init
        sta     rwts_at
        lda     #UNKNOWN
        sta     rwts_at+1
        lda     #0
        sta     rwts_selected
        sta     zp_disk_told+1
        ldx     #LEAST_NIBBLE
        ldy     #0                      ; Y = value * 4
@each:  stx     zp_t0
        txa
        lsr
        ora     zp_t0
        eor     #$FF
        and     #NIBBLE_MASK            ; a bit for each pair of zeros
        sta     zp_t1
        dec     zp_t1
        and     zp_t1
        bne     @not                    ; more than one
        txa
        asl
        and     zp_t0
        and     #$7E                    ; a bit for each pair of ones below bit 7
        beq     @not
        tya
        sta     rwts_values,x
        txa
        sta     rwts_pairs+3,y
        jsr     put_pairs
        iny
        iny
        iny
        iny
@not:   inx
        bne     @each
        set_word zp_ptr1, rwts_read_fixes
        lda     #<RWTS_READ_FIXES
.endproc
        falls_into rwts_fix

;;; rwts_fix -- put the slot into the low bytes of switches in code; twice is as good as once
;;; in:       zp_ptr1 = table of their addresses, A = how many; zp_disk_slot
;;; out:      nothing
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   -
.proc rwts_fix
        asl
        sta     zp_t0
        ldy     #0
@each:  lda     (zp_ptr1),y
        sta     zp_ptr0
        iny
        lda     (zp_ptr1),y
        sta     zp_ptr0+1
        iny
        ldx     #0
        lda     (zp_ptr0,x)
        and     #$0F
        ora     #$80
        clc
        adc     zp_disk_slot
        sta     (zp_ptr0,x)
        cpy     zp_t0
        bne     @each
        rts
.endproc

; Turn the three pairs of bits of value Y / 4 round and put each where OR finds it.
.proc put_pairs
        tya
        lsr
        lsr
        sta     zp_t1
        lda     #0
        lsr     zp_t1
        rol
        lsr     zp_t1
        rol
        sta     rwts_pairs,y
        lda     #0
        lsr     zp_t1
        rol
        lsr     zp_t1
        rol
        sta     rwts_pairs+1,y
        lda     #0
        lsr     zp_t1
        rol
        lsr     zp_t1
        rol
        sta     rwts_pairs+2,y
        rts
.endproc
