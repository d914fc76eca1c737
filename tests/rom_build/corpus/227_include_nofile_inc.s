.include "nofile.inc"
