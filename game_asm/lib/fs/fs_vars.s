; Buffers of the file system, and the name it works on.
        .include "lib/fs/fs.inc"
        .export fs_name, fs_vtoc, fs_catalog, fs_list, fs_data
        .export fs_cat_sector, fs_entry, fs_chain, fs_slot_sector, fs_slot_entry
        .export fs_track, fs_from_copy

        .segment "FS_PAGES"
fs_vtoc:        .res 256
fs_catalog:     .res 256
fs_list:        .res 256
fs_data:        .res 256

        .segment "FS_BSS"
fs_name:        .res FS_NAME_BYTES + 1  ; zero-terminated, capitals
fs_cat_sector:  .res 1                  ; catalog sector in fs_catalog
fs_entry:       .res 1                  ; entry looked at, its place in the sector
fs_chain:       .res 1                  ; catalog sectors still allowed
fs_slot_sector: .res 1                  ; a free entry met on the way; 0 = none
fs_slot_entry:  .res 1
fs_track:       .res 1                  ; of the sector allotted last
fs_from_copy:   .res SECTORS            ; by directory sector: 1 = only its copy could be read
