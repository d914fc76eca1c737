"""Text in, bytes out: assembler, linker, disk images and the data tools."""
