; A defender on foot looks for cover.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export cover_seek
        .import weapon_kind, map_at, ground_cover, trench_square, own_side

NEIGHBOURS      = 8

        .segment "DEPLOY"

; A defender on foot looks for cover in the squares about place_x, place_y, or digs in.
.proc cover_seek
        lda     place_defends
        beq     @done
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_ANTI_TANK
        bcc     @done                   ; vehicles
        lda     place_x
        sta     place_x+2
        lda     place_y
        sta     place_y+2
        ldx     #NEIGHBOURS
        stx     place_try
@look:  ldx     place_try
        lda     place_x+2
        clc
        adc     near_x,x
        sta     place_x
        lda     place_y+2
        clc
        adc     near_y,x
        sta     place_y
        jsr     own_square
        bcc     @next
        jsr     map_at
        and     #TERRAIN_MASK
        tax
        lda     ground_cover,x
        bne     @done                   ; here it is
@next:  dec     place_try
        bpl     @look
        lda     place_x+2
        sta     place_x
        lda     place_y+2
        sta     place_y
        ldx     place_x
        ldy     place_y
        jmp     trench_square           ; as far as there are any
@done:  rts
.endproc
; the middle last in the tables: it is looked at first
near_x:         .byte <-1, 0, 1, <-1, 1, <-1, 0, 1, 0
near_y:         .byte <-1, <-1, <-1, 0, 0, 1, 1, 1, 0

; X, Y = square place_x, place_y; C = 1 when it is on the map behind the own start line.
.proc own_square
        ldx     place_x
        ldy     place_y
        cpy     st_map_rows
        bcs     @no
        jmp     own_side
@no:    clc
        rts
.endproc
