; Aircraft change groups.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export build_aircraft
        .import build_ask, build_not, line_buffer, msg_planes_from, msg_planes_points, msg_planes_to
        .import page_show, planes_pass, text_byte, text_goto, text_print

FIRST_ROW       = 4
NUMBER_COLUMN   = 2
POINTS_COLUMN   = 9
AIR_GROUPS      = 6

loses           = zp_overlay
gains           = zp_overlay+1
row             = zp_overlay+2
group           = zp_overlay+3

        .segment "BUILD"

;;; build_aircraft -- aircraft points go from an air group or the pool to an air group
;;; rule:     4.5.1 4.5.2 4.5.3 4.5.4 4.2.1
;;; in:       st_side; the state
;;; out:      group_guns, pool_aircraft, st_planes_moved
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc build_aircraft
@page:  jsr     page
        lda     #<msg_planes_from
        ldy     #>msg_planes_from
        jsr     build_ask
        bcc     @from
        lda     line_buffer
        cmp     #'R'
        bne     @done
        lda     #0                      ; the pool
@from:  sta     loses
        lda     #<msg_planes_to
        ldy     #>msg_planes_to
        jsr     build_ask
        bcs     @done
        sta     gains
        lda     #<msg_planes_points
        ldy     #>msg_planes_points
        jsr     build_ask
        bcs     @done
        ldx     loses
        ldy     gains
        jsr     planes_pass
        bcc     @page
        jsr     build_not
        jmp     @page
@done:  rts
.endproc

; The groups with their points, the pool, what may still be moved.
.proc page
        print_page msg_planes_page
        lda     #FIRST_ROW
        sta     row
        lda     #FIRST_AIR
        ldx     st_side
        beq     @side
        lda     #SOVIET_BIT + FIRST_AIR
@side:  sta     group
@group: ldx     group
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        ldx     #NUMBER_COLUMN
        ldy     row
        jsr     text_goto
        lda     group
        jsr     text_byte
        ldx     #POINTS_COLUMN
        ldy     row
        jsr     text_goto
        ldx     group
        lda     group_guns,x
        jsr     text_byte
@next:  inc     row
        inc     group
        lda     row
        cmp     #FIRST_ROW + AIR_GROUPS
        bcc     @group
        print_at NUMBER_COLUMN, FIRST_ROW + AIR_GROUPS + 1, msg_planes_pool
        ldx     #POINTS_COLUMN
        ldy     #FIRST_ROW + AIR_GROUPS + 1
        jsr     text_goto
        ldx     st_side
        lda     pool_aircraft,x
        jsr     text_byte
        print_at NUMBER_COLUMN, FIRST_ROW + AIR_GROUPS + 3, msg_planes_left
        lda     #MOST_PLANES
        sec
        sbc     st_planes_moved
        jmp     text_byte
.endproc
