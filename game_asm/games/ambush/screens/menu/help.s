; Help, wherever the player is: it stays in memory with every phase.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "macros.inc"

SAMPLE_COLUMN   = 2                     ; an even cell
SAMPLE_ROW      = 3
SAMPLES         = 7

        .import page_show, line_key, key_answered, map_sample

        .segment "RODATA"
help_page_lo:   .byte <msg_help_map, <msg_help_menu
help_page_hi:   .byte >msg_help_map, >msg_help_menu
; the map bytes that the key of the map shows
sample_byte:    .byte SIDE_WALL << WEST_SHIFT | SIDE_WALL << NORTH_SHIFT
                .byte SIDE_WINDOW << WEST_SHIFT | SIDE_WINDOW << NORTH_SHIFT
                .byte SIDE_DOOR << WEST_SHIFT | SIDE_DOOR << NORTH_SHIFT
                .byte SIDE_HEDGE << WEST_SHIFT | SIDE_HEDGE << NORTH_SHIFT
                .byte GROUND_INTERIOR, GROUND_RUBBLE, GROUND_STATUE

        .import msg_help_map, msg_help_menu

        .segment "CODE"
        .export help_show

;;; help_show -- show a help page until a key is typed; the caller draws its own page again
;;; in:       A = HELP_MAP or HELP_MENU
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0 and what drawing uses
;;; cycles:   -
.proc help_show
        pha
        tax
        lda     help_page_lo,x
        ldy     help_page_hi,x
        jsr     page_show
        pla
        cmp     #HELP_MAP
        bne     @wait
        ldx     #SAMPLES-1
@next:  txa
        pha
        asl     a                       ; two rows apart
        adc     #SAMPLE_ROW             ; C = 0 here
        tay
        lda     sample_byte,x
        ldx     #SAMPLE_COLUMN
        jsr     map_sample
        pla
        tax
        dex
        bpl     @next
@wait:  inc     key_answered            ; a RETURN behind the question mark does not end it
        jmp     line_key
.endproc
