; The men whom nobody places by hand.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export scenario_named, scenario_men
        .import rng_below, scenario_germans, patrol_random, patrol_place
        .import start_count, start_scenario, start_soldier, start_column, start_row
        .import start_faces, start_posed

POST_GERMAN     = $FF
POST_AMERICAN   = $FE

        .segment "SETUP_BSS"
post_kind:      .res 1                  ; POST_* of the men being placed
post_first:     .res 1                  ; first man of their side

        .segment "SETUP"

; how many Americans the computer brings when it plays them
americans:      .byte 4, 7, 10, 10, 9

;;; scenario_named -- the men whose place the scenario names
;;; rule:     16.A1.1
;;; in:       st_scenario
;;; out:      man_in_play man_x man_y man_facing man_posture
;;; clobbers: A X Y
;;; cycles:   -
.proc scenario_named
        ldy     start_count
        dey
@start: lda     start_scenario,y
        cmp     st_scenario
        bne     @next
        ldx     start_soldier,y
        bmi     @next
        jsr     place
@next:  dey
        bpl     @start
        rts
.endproc

;;; scenario_men -- the computer's men of a solitaire scenario
;;; rule:     16.A2.1 16.A2.3 16.A3.1 16.A4.4 16.A5.1  who, how many, where
;;; in:       st_scenario st_level st_computer
;;; out:      man_in_play man_x man_y man_facing man_posture; st_target of a patrol; changes
;;;           patrol_*
;;; clobbers: A X Y zp_t1 zp_t2 zp_index zp_inner zp_actor rng_seed
;;; cycles:   -
.proc scenario_men
        lda     st_scenario
        asl     a
        adc     st_scenario             ; C = 0 here
        ldy     st_level
        beq     @level
        adc     st_level
        sbc     #0                      ; C = 0: takes one off
@level: tay
        lda     scenario_germans,y
        sta     zp_inner
        ldx     #1
        lda     st_scenario
        cmp     #SCENARIO_AMBUSH
        bne     @posts
        jsr     patrol                  ; seven Germans come through
        jmp     @americans
@posts: lda     #POST_GERMAN
        ldx     #SQUAD
        jsr     place_squad
@americans:
        lda     st_computer
        and     #COMPUTER_AMERICAN
        beq     @done
        ldy     st_scenario
        beq     @done                   ; the four of NCO Training stand already
        lda     americans,y
        sta     zp_inner
        ldx     #0
        cpy     #SCENARIO_INFILTRATION
        beq     patrol
        lda     #POST_AMERICAN
        jmp     place_squad
@done:  rts
.endproc

; zp_inner men of side X come as a patrol, from a place and to another that chance names.
.proc patrol
        stx     zp_index
        txa
        beq     @first
        ldx     #SQUAD
@first: ldy     zp_inner
        lda     #1
@man:   sta     man_in_play,x
        inx
        dey
        bne     @man
        jsr     patrol_random
        ldx     zp_index
        jmp     patrol_place
.endproc

; Man X takes start Y; keeps both.
.proc place
        lda     #1
        sta     man_in_play,x
        lda     start_column,y
        sta     man_x,x
        lda     start_row,y
        sta     man_y,x
        lda     start_faces,y
        sta     man_facing,x
        lda     start_posed,y
        sta     man_posture,x
        rts
.endproc

; zp_inner men of the squad that begins with man X, at posts of kind A drawn from the list.  The
; computer's Americans bring their expert: Raid is lost without him.
.proc place_squad
        sta     post_kind
        stx     post_first
        jsr     posts_count
        beq     @done                   ; this scenario has none
        lda     post_kind
        cmp     #POST_AMERICAN
        bne     @man
        ldx     #SQUAD                  ; who can set the plastic comes in any case
@expert:
        dex
        bmi     @man
        lda     man_expert,x
        beq     @expert
        bne     @take                   ; always
@man:   lda     zp_inner
        beq     @done
        lda     #SQUAD
        jsr     rng_below
        clc
        adc     post_first
        tax
        lda     man_in_play,x
        bne     @man
@take:  stx     zp_actor
@post:  lda     start_count
        jsr     rng_below
        tay
        jsr     is_post
        bne     @post
        jsr     post_taken
        bcs     @post
        ldx     zp_actor
        jsr     place
        dec     zp_inner
        jmp     @man
@done:  rts
.endproc

; Z = 1 when start Y is a post for these men.
.proc is_post
        lda     start_scenario,y
        cmp     st_scenario
        bne     @done
        lda     start_soldier,y
        cmp     post_kind
@done:  rts
.endproc

; Z = 1 when the scenario has no posts; zp_inner = no more men than there are posts
.proc posts_count
        ldx     #0
        ldy     start_count
        dey
@start: jsr     is_post
        bne     @next
        inx
@next:  dey
        bpl     @start
        cpx     zp_inner
        bcs     @done
        stx     zp_inner
@done:  txa
        rts
.endproc

; C = 1 when one of them stands at start Y already; keeps Y
.proc post_taken
        lda     post_first
        clc
        adc     #SQUAD
        tax
@man:   dex
        lda     man_in_play,x
        beq     @next
        lda     man_x,x
        cmp     start_column,y
        bne     @next
        lda     man_y,x
        cmp     start_row,y
        beq     @done                   ; C = 1 here
@next:  cpx     post_first
        bne     @man
        clc
@done:  rts
.endproc
