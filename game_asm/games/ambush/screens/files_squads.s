; Squads to and from a SAVE disk.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/files.inc"

NAME_COLUMN     = 20
NAME_ROW        = 5
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

        .import fs_save, fs_load
        .import files_ask_name, files_set_name, files_exists, files_show_error
        .import page_prompt, page_show, any_key, sound_refuse

        .segment "FILES"
        .export files_squad_save, files_squad_load, squad_gather, squad_scatter

array_lo:       .lobytes man_strength, man_intelligence, man_dexterity, man_observation
                .lobytes man_throwing, man_firing, man_fighting, man_expert
array_hi:       .hibytes man_strength, man_intelligence, man_dexterity, man_observation
                .hibytes man_throwing, man_firing, man_fighting, man_expert

;;; files_squad_save -- save the squad that was made
;;; rule:     1.4.3 13.3.1 13.3.2  under a name that no saved squad has
;;; in:       st_side, its squad
;;; out:      st_phase = PHASE_GENERATE
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_squad_save
@page:  print_page msg_squad_save
        ldx     #NAME_COLUMN
        ldy     #NAME_ROW
        lda     #KIND_SQUAD
        jsr     files_ask_name
        bcc     @named
        cmp     #'?'
        beq     @page
        jmp     @leave
@named: jsr     files_exists
        bcs     @error
        bne     @taken
        print_prompt msg_save_work
        jsr     files_set_name
        jsr     squad_gather
        set_word zp_arg0, squad_file
        set_word zp_arg2, SQUAD_BYTES
        jsr     fs_save
        bcs     @error
        print_prompt msg_save_done
        jsr     any_key
@leave: lda     #PHASE_GENERATE
        sta     st_phase
        rts
@taken: jsr     sound_refuse
        print_prompt msg_squad_taken
        jsr     any_key
        jmp     @page
@error: jsr     files_show_error
        jmp     @page
.endproc

;;; files_squad_load -- fetch a squad for the side that is being set up
;;; rule:     1.4.3  a saved squad serves in more than one game
;;; in:       st_side
;;; out:      st_phase = PHASE_SETUP; the squad and st_step at the next step when it was fetched
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_squad_load
@page:  print_page msg_squad_load
        ldx     #NAME_COLUMN
        ldy     #NAME_ROW
        lda     #KIND_SQUAD
        jsr     files_ask_name
        bcc     @named
        cmp     #'?'
        beq     @page
        jmp     @leave
@named: print_prompt msg_restart_work
        jsr     files_set_name
        set_word zp_arg0, squad_file
        set_word zp_arg2, SQUAD_BYTES
        jsr     fs_load
        bcs     @error
        lda     squad_version
        cmp     #SQUAD_VERSION
        bne     @old
        lda     squad_side
        cmp     st_side
        bne     @other
        jsr     squad_scatter
        inc     st_step
@leave: lda     #PHASE_SETUP
        sta     st_phase
        rts
@old:   print_prompt msg_restart_old
        jsr     any_key
        jmp     @page
@other: jsr     sound_refuse
        print_prompt msg_squad_other
        jsr     any_key
        jmp     @page
@error: jsr     files_show_error
        jmp     @page
.endproc

;;; squad_gather -- put the side's squad into the form of a file
;;; in:       st_side
;;; out:      squad_file
;;; clobbers: A X Y zp_ptr0 zp_t0
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
;;; out:      names, ratings, expert; st_made
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
