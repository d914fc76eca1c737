; Names with the suffix of their kind, as the disk knows them.
        .include "zeropage.inc"
        .include "lib/files/files.inc"

        .import FILES_KINDS, files_suffixes, files_suffix_at
        .import fs_name, line_buffer

        .segment "FILES_BSS"
wanted_name:    .res NAME_MOST + SUFFIX_MOST + 1
files_kind:     .res 1                  ; of the wanted name
name_end:       .res 1

        .segment "FILES"
        .export files_keep_name, files_set_name, files_suffix, files_kind

;;; files_keep_name -- line_buffer and the suffix of files_kind become the wanted name
;;; in:       line_buffer, files_kind
;;; out:      the wanted name; fs_name
;;; clobbers: A X Y
;;; cycles:   -
.proc files_keep_name
        ldx     #0
@copy:  lda     line_buffer,x
        beq     @suffix
        sta     wanted_name,x
        inx
        bne     @copy                   ; always
@suffix:
        ldy     files_kind
        lda     files_suffix_at,y
        tay
@add:   lda     files_suffixes,y
        sta     wanted_name,x
        beq     files_set_name
        iny
        inx
        bne     @add                    ; always
.endproc

;;; files_set_name -- hand the wanted name to the file system
;;; in:       the wanted name
;;; out:      fs_name
;;; clobbers: A X
;;; cycles:   -
.proc files_set_name
        ldx     #0
@copy:  lda     wanted_name,x
        sta     fs_name,x
        beq     @done
        inx
        bne     @copy                   ; always
@done:  rts
.endproc

;;; files_suffix -- which kind is the file of fs_name? the suffix is cut off
;;; in:       fs_name
;;; out:      C = 0, A = kind, fs_name without suffix, X = its length; C = 1 none of the game's
;;; clobbers: X Y files_kind
;;; cycles:   -
.proc files_suffix
        lda     #<(FILES_KINDS - 1)
        sta     files_kind
@kind:  ldx     #0
@point: lda     fs_name,x
        beq     @no
        cmp     #'.'
        beq     @found
        inx
        bne     @point                  ; always
@found: stx     name_end
        ldy     files_kind
        lda     files_suffix_at,y
        tay
@same:  lda     fs_name,x
        cmp     files_suffixes,y
        bne     @no
        inx
        iny
        cmp     #0
        bne     @same
        ldx     name_end
        sta     fs_name,x               ; A = 0: ends before the point
        lda     files_kind
        clc
        rts
@no:    dec     files_kind
        bpl     @kind
        sec
        rts
.endproc
