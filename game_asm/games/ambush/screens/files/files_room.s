; What a SAVE disk still takes.
        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"
        .include "lib/fs/fs.inc"
        .include "screens/files/files.inc"

        .import text_byte, text_char, text_print, files_word

        .segment "FILES_BSS"
free_names:     .res 1
free_sectors:   .res 2

        .segment "FILES"
        .export files_room

;;; files_room -- how many games, or squads, still go on the SAVE disk
;;; in:       A = names, zp_arg0/1 = sectors that are free
;;; out:      at the cursor
;;; clobbers: A X Y zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc files_room
        sta     free_names
        copy_word free_sectors, zp_arg0
        print_msg msg_catalog_room
        ldx     #KIND_GAME
        jsr     room_for
        print_msg msg_catalog_or
        ldx     #KIND_SQUAD
        jsr     room_for
        print_msg msg_catalog_key
        rts
.endproc

; with their list
GAME_SECTORS    = (FS_HEADER + state_end - state_begin + 255) / 256 + 1
SQUAD_SECTORS   = 2
kind_sectors:   .byte SQUAD_SECTORS, <GAME_SECTORS

; How many files of kind X, in words.
.proc room_for
        copy_word zp_arg0, free_sectors
        ldy     #0
@each:  cpy     free_names
        bcs     @count
        sec
        lda     zp_arg0
        sbc     kind_sectors,x
        sta     zp_arg0
        bcs     @one
        dec     zp_arg1
        bmi     @count
@one:   iny
        bne     @each                   ; always
@count: txa
        pha
        tya
        jsr     text_byte
        inc     zp_text_col
        pla
        tax
        jsr     files_word
        dec     zp_arg0
        beq     @done                   ; one alone
        lda     #'s'
        jmp     text_char
@done:  rts
.endproc
