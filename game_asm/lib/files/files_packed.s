; For games whose only saves are packed states (lib/pack).
        .import fs_save_packed, fs_load_packed

        .segment "FILES"
        .export files_put, files_get

;;; files_put -- write the state
;;; in:       fs_name; the state
;;; out:      as fs_save
;;; clobbers: as fs_save
;;; cycles:   -
.proc files_put
        jmp     fs_save_packed
.endproc

;;; files_get -- read a state
;;; in:       fs_name
;;; out:      as fs_load_packed
;;; clobbers: as fs_load_packed and what the disk calls use
;;; cycles:   -
.proc files_get
        jmp     fs_load_packed
.endproc
