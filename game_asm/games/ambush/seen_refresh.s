; Which soldiers the other side sees, from what every soldier sees.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export seen_refresh, seen_bit_lo, seen_bit_hi
        .import man_seen

        .segment "RODATA"

; enemy n of 0..9, who is also soldier n or n+10, as a bit of man_sees_lo and man_sees_hi
seen_bit_lo:
        .repeat 2
        .byte   1, 2, 4, 8, 16, 32, 64, 128, 0, 0
        .endrepeat
seen_bit_hi:
        .repeat 2
        .byte   0, 0, 0, 0, 0, 0, 0, 0, 1, 2
        .endrepeat

        .segment "LOW_CODE"

;;; seen_refresh -- work out man_seen again
;;; in:       man_sees_lo man_sees_hi = whom each soldier sees
;;; out:      man_seen = 1 for each soldier whom an enemy sees
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2
;;; cycles:   <= 1240
.proc seen_refresh
        ldx     #SQUAD                  ; Germans look, Americans are seen
        ldy     #0
        jsr     squad_seen
        ldx     #0
        ldy     #SQUAD
        jmp     squad_seen
.endproc

; X = first of the squad that looks, Y = first of the squad looked at
.proc squad_seen
        lda     #SQUAD
        sta     zp_t2
        lda     #0
        sta     zp_t0
        sta     zp_t1
@look:  lda     man_sees_lo,x
        ora     zp_t0
        sta     zp_t0
        lda     man_sees_hi,x
        ora     zp_t1
        sta     zp_t1
        inx
        dec     zp_t2
        bne     @look
        ldx     #SQUAD
@man:   lsr     zp_t1                   ; the ten bits, lowest first
        ror     zp_t0
        lda     #0
        rol     a
        sta     man_seen,y
        iny
        dex
        bne     @man
        rts
.endproc
