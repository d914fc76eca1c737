        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export detour
        .import place_get, near_find, walk

try      := own_detour
try_x    := own_detour+1
try_y    := own_detour+2

        .segment "COMPUTER_BSS"
aim_x:          .res 1
aim_y:          .res 1

        .segment "COMPUTER"

;;; detour -- a square round which the unit at work comes to another, though not by itself
;;; rule:     7.9.3 W23  out of the bend of a river: eight ways, three distances, the shortest
;;; in:       zp_to_x/y = where it is to come; zp_unit_no; the map
;;; out:      C = 1, ai_via_x/y; C = 0 there is none
;;; clobbers: A X Y zp_from_x..zp_to_y zp_map zp_square near_dx near_dy ai_best ai_t0 ai_t1
;;;           own_walk..own_walk+7 own_detour..own_detour+2
;;; cycles:   -
.proc detour
        lda     zp_to_x
        sta     aim_x
        lda     zp_to_y
        sta     aim_y
        lda     #$FF
        sta     ai_best
        ldx     #TURNS-1
@try:   stx     try
        jsr     place_get
        ldx     try
        clc
        adc     turns_x,x
        cmp     #MAP_SIDE
        bcs     @next
        sta     try_x
        lda     zp_from_y
        clc
        adc     turns_y,x
        cmp     st_map_rows
        bcs     @next
        sta     try_y
        jsr     to_try
        jsr     near_find
        sta     ai_t0
        jsr     from_try
        jsr     near_find
        clc
        adc     ai_t0
        cmp     ai_best
        bcs     @next
        sta     ai_t0
        jsr     walk                    ; the second half fails more often
        bcc     @next
        jsr     place_get
        jsr     to_try
        jsr     walk
        bcc     @next
        lda     ai_t0
        sta     ai_best
        lda     try_x
        sta     ai_via_x
        lda     try_y
        sta     ai_via_y
@next:  ldx     try
        dex
        bpl     @try
        lda     #$FE
        cmp     ai_best
        rts
.endproc

; zp_to = the square tried.
.proc to_try
        lda     try_x
        sta     zp_to_x
        lda     try_y
        sta     zp_to_y
        rts
.endproc

; zp_from = the square tried, zp_to = where it is to come.
.proc from_try
        lda     try_x
        sta     zp_from_x
        lda     try_y
        sta     zp_from_y
        lda     aim_x
        sta     zp_to_x
        lda     aim_y
        sta     zp_to_y
        rts
.endproc

turns_x:
        .byte   0, 4, 4, 4, 0, <-4, <-4, <-4
        .byte   0, 8, 8, 8, 0, <-8, <-8, <-8
        .byte   0, 14, 14, 14, 0, <-14, <-14, <-14
TURNS           = * - turns_x
turns_y:
        .byte   <-4, <-4, 0, 4, 4, 4, 0, <-4
        .byte   <-8, <-8, 0, 8, 8, 8, 0, <-8
        .byte   <-14, <-14, 0, 14, 14, 14, 0, <-14
