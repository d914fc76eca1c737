; The page on which weapons are handed out.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export allot_page
        .import setup_first, setup_name, setup_head, setup_byte, setup_find, pool
        .import allot_add, allot_gun, allot_used, allot_arm
        .import allot_gun_of, allot_grenades, allot_plastic, allot_garotte
        .import page_show, page_prompt, text_goto, text_print, text_char, text_inverse, text_plain
        .import key_wait, key_upper, sound_refuse, help_show

GUN_COL         = 17
GRENADE_COL     = 21
PLASTIC_COL     = 27
GAROTTE_COL     = 33
LEFT_ROW        = 15

        .segment "SETUP_BSS"
at_man:         .res 1
row_man:        .res 1
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
@show:  jsr     table
        jsr     rest
@key:   jsr     key_wait
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
        jsr     act
        bcs     @refuse
        jmp     @show
@help:  lda     #HELP_MENU
        jsr     help_show
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

; A row for each man who takes part; the one at work is lit.
.proc table
        lda     #LIST_ROW
        sta     row_at
        jsr     setup_first
@man:   stx     row_man
        lda     man_in_play,x
        beq     @next
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
        jsr     figure
        inc     row_at
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

; A as two figures in column X of the row.
.proc figure
        pha
        ldy     row_at
        jsr     text_goto
        pla
        ldx     #2
        jmp     setup_byte
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
        jsr     setup_byte
@next:  ldy     row_man
        iny
        cpy     #WEAPON_KNIFE
        bcc     @kind
        rts
.endproc

; column of each kind in the row of what is left: plastic, grenade, machine gun, autorifle, rifle,
; garotte
left_col:       .byte PLASTIC_COL, GRENADE_COL, 9, 13, 17, GAROTTE_COL
