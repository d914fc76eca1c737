; The page on which weapons are handed out.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export allot_page
        .import setup_first, setup_name, setup_head, text_byte_right, pool
        .import allot_add, allot_gun, allot_used, allot_arm
        .import allot_gun_of, allot_grenades, allot_plastic, allot_garotte
        .import squad_rating
        .import page_show, page_prompt, text_goto, text_print, text_char, text_inverse, text_plain
        .import line_key, key_upper, sound_refuse, setup_help

GUN_COL         = 15
GRENADE_COL     = 17
PLASTIC_COL     = 20
GAROTTE_COL     = 23
RATING_COL      = 26                    ; the first of five, three cells each
LEFT_ROW        = 15

        .segment "SETUP_BSS"
at_man:         .res 1
was_man:        .res 1                  ; at_man before the key; $FF = all rows are to be drawn
row_man:        .res 1
rating_at:      .res 1
row_at:         .res 1
key_at:         .res 1

        .segment "SETUP"

;;; allot_page -- hand out weapons by keys: A R M the fire weapon, F D grenades, P G the rest
;;; rule:     11.2.6 11.2.7 11.2.8  what there is stands below
;;; in:       pool, allot_*; st_side man_in_play
;;; out:      C = 0 the men have their weapons; C = 1 Escape; changes allot_* man_issued
;;;           man_weapons
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc allot_page
        jsr     setup_first
        dex
        stx     at_man
        jsr     next
@page:  print_page msg_allot
        jsr     setup_head
        print_prompt msg_allot_prompt
        ldx     #$FF
@show:  stx     was_man
        jsr     table
        jsr     rest
@key:   jsr     line_key                ; but no RETURN behind what was chosen before
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #KEY_RETURN
        beq     @take
        cmp     #'?'
        beq     @help
        jsr     key_upper
        ldx     at_man
        ldy     #KEYS-1
@look:  cmp     keys,y
        beq     @do
        dey
        bpl     @look
@refuse:
        jsr     sound_refuse
        jmp     @key
@do:    sty     key_at
        txa
        pha
        jsr     act
        pla
        bcs     @refuse
        tax
        jmp     @show
@help:  jsr     setup_help
        jmp     @page
@back:  sec
        rts
@take:  jsr     allot_arm
        clc
        rts
.endproc

keys:           .byte "MARFPGD", KEY_UP, KEY_LEFT, KEY_DOWN, KEY_RIGHT, "-N"
KEYS            = * - keys
acts:           .word gun-1, gun-1, gun-1, add-1, plastic-1, garotte-1, fewer-1
                .word before-1, before-1, next-1, next-1, fewer-1, next-1
gun_sign:       .byte ".PFMAR"
kinds:          .byte WEAPON_MACHINE, WEAPON_AUTO, WEAPON_RIFLE, WEAPON_GRENADE

; What key Y means for man X.  C = 1: it cannot be done.
.proc act
        tya
        asl     a
        tay
        lda     acts+1,y
        pha
        lda     acts,y
        pha
        ldy     key_at
        rts
.endproc

gun:    lda     kinds,y
        jmp     allot_gun
add:    lda     kinds,y
        jmp     allot_add

; plastic and garotte: given, or taken back when he has it
.proc plastic
        lda     allot_plastic,x
        bne     @back
        lda     #WEAPON_PLASTIC
        jmp     allot_add
@back:  dec     allot_plastic,x
        dec     allot_used+WEAPON_PLASTIC
        clc
        rts
.endproc

.proc garotte
        lda     allot_garotte,x
        bne     @back
        lda     #WEAPON_GAROTTE
        jmp     allot_add
@back:  dec     allot_garotte,x
        dec     allot_used+WEAPON_GAROTTE
        clc
        rts
.endproc

.proc fewer
        lda     allot_grenades,x
        beq     @none
        dec     allot_grenades,x
        dec     allot_used+WEAPON_GRENADE
        clc
        rts
@none:  sec
        rts
.endproc

; The next man who takes part, round and round; the one before.
.proc next
        ldx     at_man
@step:  inx
        txa
        jsr     round
        lda     man_in_play,x
        beq     @step
        stx     at_man
        clc
        rts
.endproc

.proc before
        ldx     at_man
@step:  txa
        clc
        adc     #SQUAD-1
        jsr     round
        lda     man_in_play,x
        beq     @step
        stx     at_man
        clc
        rts
.endproc

; X = man A, brought back into the side's ten.
.proc round
@turn:  cmp     #SQUAD
        bcc     @ten
        sbc     #SQUAD
        jmp     @turn
@ten:   ldx     st_side
        beq     @set
        clc
        adc     #SQUAD
@set:   tax
        rts
.endproc

; A row for each man who takes part, or for those at work before and now; the latter is lit.
.proc table
        lda     #LIST_ROW
        sta     row_at
        jsr     setup_first
@man:   stx     row_man
        lda     man_in_play,x
        beq     @next
        lda     was_man
        bmi     @all
        cpx     was_man
        beq     @draw
        cpx     at_man
        bne     @drawn
        beq     @draw                   ; always
@all:   jsr     ratings
@draw:  jsr     issued
@drawn: inc     row_at
@next:  ldx     row_man
        inx
        txa
        beq     @done
        cpx     #SQUAD
        beq     @end
        cpx     #SOLDIERS
        bcc     @man
@done:  rts
@end:   lda     st_side
        bne     @man
        rts
.endproc

; The name of row_man and what he is given.
.proc issued
        ldx     row_man
        cpx     at_man
        bne     @plain
        jsr     text_inverse
@plain: ldx     #1
        ldy     row_at
        jsr     text_goto
        lda     #' '                    ; for the left stroke of the first letter
        jsr     text_char
        ldx     row_man
        jsr     setup_name
        jsr     text_plain
        ldx     #GUN_COL
        ldy     row_at
        jsr     text_goto
        ldx     row_man
        ldy     allot_gun_of,x
        lda     gun_sign,y
        jsr     text_char
        lda     allot_grenades,x
        ldx     #GRENADE_COL
        jsr     figure
        ldx     row_man
        lda     allot_plastic,x
        ldx     #PLASTIC_COL
        jsr     figure
        ldx     row_man
        lda     allot_garotte,x
        ldx     #GAROTTE_COL
        jmp     figure
.endproc

; What matters for the choice of row_man's weapons.
.proc ratings
        ldy     #SHOWN-1
@next:  sty     rating_at
        ldx     shown,y
        lda     row_man
        cmp     #SQUAD
        bcc     @man
        sbc     #SQUAD
@man:   jsr     squad_rating
        lda     (zp_ptr0),y
        ldy     rating_at
        ldx     shown_col,y
        jsr     figure
        ldy     rating_at
        dey
        bpl     @next
        rts
.endproc

; strength, dexterity, throwing, firing, hand to hand, and their columns
shown:          .byte 0, 2, 4, 5, 6
SHOWN           = * - shown
shown_col:      .byte RATING_COL, RATING_COL+3, RATING_COL+6, RATING_COL+9, RATING_COL+12

; A as two figures in column X of the row.
.proc figure
        pha
        ldy     row_at
        jsr     text_goto
        pla
        ldx     #2
        jmp     text_byte_right
.endproc

; How many of each kind are left.
.proc rest
        ldy     #WEAPON_PLASTIC
@kind:  sty     row_man
        ldx     left_col-1,y
        beq     @next
        ldy     #LEFT_ROW
        jsr     text_goto
        ldy     row_man
        lda     pool,y
        sec
        sbc     allot_used,y
        ldx     #2
        jsr     text_byte_right
@next:  ldy     row_man
        iny
        cpy     #WEAPON_KNIFE
        bcc     @kind
        rts
.endproc

; column of each kind in the row of what is left: plastic, grenade, machine gun, autorifle, rifle,
; garotte
left_col:       .byte PLASTIC_COL, GRENADE_COL, 6, 10, 14, GAROTTE_COL
