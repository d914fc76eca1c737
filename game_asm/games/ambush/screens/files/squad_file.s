; A squad in the form of a file.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/files/files.inc"

NAMES           = SQUAD * 12
ARRAYS          = 8             ; seven ratings and the expert

; what a squad's file holds
        .segment "FILES_BSS"
squad_file:
squad_version:  .res 1
squad_side:     .res 1
squad_names:    .res NAMES
squad_rates:    .res ARRAYS * SQUAD
SQUAD_BYTES     = * - squad_file

        .segment "FILES"
        .export squad_gather, squad_scatter, squad_file, squad_version, squad_side, SQUAD_BYTES

array_lo:       .lobytes man_strength, man_intelligence, man_dexterity, man_observation
                .lobytes man_throwing, man_firing, man_fighting, man_expert
array_hi:       .hibytes man_strength, man_intelligence, man_dexterity, man_observation
                .hibytes man_throwing, man_firing, man_fighting, man_expert

;;; squad_gather -- put the side's squad into the form of a file
;;; in:       st_side
;;; out:      squad_file
;;; clobbers: A X Y zp_ptr0 zp_t0 squad_side
;;; cycles:   -
.proc squad_gather
        lda     #SQUAD_VERSION
        sta     squad_version
        lda     st_side
        sta     squad_side
        jsr     names_point
        ldy     #NAMES-1
@name:  lda     (zp_ptr0),y
        sta     squad_names,y
        dey
        cpy     #$FF
        bne     @name
        ldx     #0
        stx     zp_t0
@array: jsr     array_point
        ldy     #0
@man:   lda     (zp_ptr0),y
        sta     squad_rates,x
        inx
        iny
        cpy     #SQUAD
        bcc     @man
        inc     zp_t0
        cpx     #ARRAYS * SQUAD
        bcc     @array
        rts
.endproc

;;; squad_scatter -- what the file held becomes the side's squad
;;; in:       squad_file; st_side
;;; out:      names, ratings, expert; st_made; changes the state
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   -
.proc squad_scatter
        ldx     st_side
        lda     #1
        sta     st_made,x
        jsr     names_point
        ldy     #NAMES-1
@name:  lda     squad_names,y
        sta     (zp_ptr0),y
        dey
        cpy     #$FF
        bne     @name
        ldx     #0
        stx     zp_t0
@array: jsr     array_point
        ldy     #0
@man:   lda     squad_rates,x
        sta     (zp_ptr0),y
        inx
        iny
        cpy     #SQUAD
        bcc     @man
        inc     zp_t0
        cpx     #ARRAYS * SQUAD
        bcc     @array
        rts
.endproc

; zp_ptr0 = the names of the side.
.proc names_point
        set_word zp_ptr0, man_name
        lda     st_side
        beq     @done
        lda     #NAMES
        clc
        adc     zp_ptr0
        sta     zp_ptr0
        bcc     @done
        inc     zp_ptr0+1
@done:  rts
.endproc

; zp_ptr0 = the side's ten of array zp_t0; X kept.
.proc array_point
        ldy     zp_t0
        lda     array_hi,y
        sta     zp_ptr0+1
        lda     st_side
        beq     @low
        lda     #SQUAD
@low:   clc
        adc     array_lo,y
        sta     zp_ptr0
        bcc     @done
        inc     zp_ptr0+1
@done:  rts
.endproc
