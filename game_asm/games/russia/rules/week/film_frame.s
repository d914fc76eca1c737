; The front, month by month.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export film_frame
        .import row_held

MOST_STEP       = 7                     ; four bits with a sign: what is more comes a month later
LEAST_STEP      = $F8
FRAME           = MAP_ROWS / 2

        .segment "WEEK"

;;; film_frame -- note how far the Axis has come in each row since the last frame
;;; rule:     8.8.1  ours: the war as a film
;;; in:       hex_ground; film_months film_rows
;;; out:      film_months film_rows film_steps
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t0..zp_t2
;;; cycles:   <= 34000
.proc film_frame
        lda     film_months
        cmp     #FILM_MOST
        bcs     @done
        sta     zp_ptr1
        lda     #0
        sta     zp_ptr1+1
        ldx     #4                      ; sixteen bytes a frame
@sixteen:
        asl     zp_ptr1
        rol     zp_ptr1+1
        dex
        bne     @sixteen
        .assert FRAME = 16, error, "the bytes of a frame"
        lda     zp_ptr1
        clc
        adc     #<film_steps
        sta     zp_ptr1
        lda     zp_ptr1+1
        adc     #>film_steps
        sta     zp_ptr1+1
        ldx     #1
@row:   jsr     row_held
        sec
        sbc     film_rows-1,x
        bmi     @less
        cmp     #MOST_STEP + 1
        bcc     @put
        lda     #MOST_STEP
        bne     @put                    ; always
@less:  cmp     #LEAST_STEP
        bcs     @put
        lda     #LEAST_STEP
@put:   sta     zp_t1
        clc
        adc     film_rows-1,x
        sta     film_rows-1,x
        txa
        sec
        sbc     #1
        lsr     a
        tay
        lda     zp_t1
        bcs     @high
        and     #$0F
        sta     zp_t2
        bcc     @next                   ; always
@high:  asl     a
        asl     a
        asl     a
        asl     a
        ora     zp_t2
        sta     (zp_ptr1),y
@next:  inx
        cpx     #MAP_ROWS + 1
        bcc     @row
        inc     film_months
@done:  rts
.endproc
