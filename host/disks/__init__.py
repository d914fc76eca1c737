"""The user's own disks: SAVE disks, and changes of game disks that wait for a decision."""
