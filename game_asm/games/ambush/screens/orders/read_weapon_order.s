        .include "zeropage.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .export read_weapon_order, weapon_letter
        .import order_line, read_end

        .segment "ORDERS"

;;; read_weapon_order -- the weapon named by a P, L, G or D order
;;; rule:     5.8  PA to PR, LA LM LR, GA to GR, DA to DR
;;; in:       A = second letter; X = 0 prepare, 1 load, 2 get, 3 drop; Y = 2
;;; out:      C = 0: zp_order = the order and the weapon's kind; C = 1: A = REFUSE_*
;;; clobbers: A X Y
;;; cycles:   -
.proc read_weapon_order
        pha
        lda     named_order,x
        sta     zp_order
        lda     named_last,x
        tay
        pla
@kind:  cmp     weapon_letter,y
        beq     @found
        dey
        tya
        cmp     named_first,x
        lda     order_line+1
        bcs     @kind
        lda     named_refusal,x
        sec
        rts
@found: sty     zp_order+1
        ldy     #2
        jmp     read_end
.endproc

;                prepare        load           get           drop
named_order:
        .byte   ORD_PREPARE,    ORD_LOAD,      ORD_GET,      ORD_DROP
named_first:
        .byte   WEAPON_PLASTIC, WEAPON_MACHINE, WEAPON_PLASTIC, WEAPON_PLASTIC
named_last:
        .byte   WEAPON_BAYONET, WEAPON_RIFLE,  WEAPON_KNIFE, WEAPON_KNIFE
named_refusal:
        .byte   REFUSE_PREPARE, REFUSE_LOAD,   REFUSE_GET,   REFUSE_DROP

weapon_letter:                          ; by kind
        .byte   "-PFMARGKB"
