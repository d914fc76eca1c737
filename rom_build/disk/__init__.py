"""What lies on a disk: DOS 3.3 volumes and boot disks."""
