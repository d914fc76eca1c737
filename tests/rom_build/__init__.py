"""Assembler, linker, disks, data tools."""
