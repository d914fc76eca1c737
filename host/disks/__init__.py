"""The user's own disks: SAVE disks, changes of disks that wait for a decision, disks that boot a
program."""
