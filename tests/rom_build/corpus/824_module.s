.macpack module
DYN = DYN_DRV
.byte DYN_DRV
.charmap 65,66
