; The whole map, and what decides the campaign.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export whole_show
        .import city_at_hi, city_at_lo, hexview_frame, hexview_whole, key_capital, msg_whole
        .import msg_whole_antwerp, msg_whole_liege, msg_whole_not, msg_whole_of_six, text_byte
        .import text_goto, text_print, view_center, zones_here, zones_known

SIX             = 6                     ; the cities of city_at; then Liege, then Antwerp
PLACES          = 10
LEGEND_ROW      = 18
GERMANS_HERE    = %00001000
STEP            = 5                     ; hexes that a key moves the frame by
LAST_COLUMN     = 49
LAST_ROW        = 33

        .segment "PAGES_BSS"
held:           .res 3                  ; by the Germans: of the six, Liege, hexes of Antwerp
place:          .res 1

        .segment "PAGES"

;;; whole_show -- the whole map: keys of the cursor move the frame, any other ends it
;;; rule:     1.6 3.1; 8.10 8.11 8.12  how much of what decides the Germans hold
;;; in:       the state
;;; out:      st_cursor_x, st_cursor_y; the picture
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc whole_show
        jsr     zones_known
        jsr     hexview_whole
        ldx     #0
        ldy     #LEGEND_ROW
        jsr     text_goto
        print_msg msg_whole
        jsr     count
        lda     held
        jsr     text_byte
        print_msg msg_whole_of_six
        lda     held+1
        bne     @liege
        print_msg msg_whole_not
@liege: print_msg msg_whole_liege
        lda     held+2
        jsr     text_byte
        print_msg msg_whole_antwerp
@key:   jsr     key_capital
        ldx     st_cursor_x
        ldy     st_cursor_y
        cmp     #KEY_LEFT
        beq     @west
        cmp     #KEY_RIGHT
        beq     @east
        cmp     #'1'
        beq     @north
        cmp     #KEY_UP
        beq     @north
        cmp     #'4'
        beq     @south
        cmp     #KEY_DOWN
        beq     @south
        rts
@west:  txa
        sec
        sbc     #STEP
        tax
        bcs     @moved
        ldx     #0
        beq     @moved                  ; always
@east:  txa
        adc     #STEP - 1               ; C = 1: equal
        tax
        cpx     #LAST_COLUMN
        bcc     @moved
        ldx     #LAST_COLUMN
        bne     @moved                  ; always
@north: tya
        sec
        sbc     #STEP
        tay
        bcs     @moved
        ldy     #0
        beq     @moved                  ; always
@south: tya
        adc     #STEP - 1
        tay
        cpy     #LAST_ROW
        bcc     @moved
        ldy     #LAST_ROW
@moved: stx     st_cursor_x
        sty     st_cursor_y
        jsr     hexview_frame           ; off
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
        jsr     hexview_frame
        jmp     @key
.endproc

; held, of the units that are known.
.proc count
        lda     #0
        sta     held
        sta     held+1
        sta     held+2
        ldx     #PLACES - 1
@place: stx     place
        lda     city_at_lo,x
        sta     zp_hex
        lda     city_at_hi,x
        sta     zp_hex+1
        jsr     zones_here
        and     #GERMANS_HERE
        beq     @next
        ldy     #0
        lda     place
        cmp     #SIX
        bcc     @add
        iny
        cmp     #SIX + 1
        bcc     @add
        iny
@add:   tya
        tax
        inc     held,x
@next:  ldx     place
        dex
        bpl     @place
        rts
.endproc
