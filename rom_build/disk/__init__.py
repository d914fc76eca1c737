"""Disk volumes, bootable images and patches."""
