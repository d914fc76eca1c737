"""What the computer's half-days must hold to, followed through whole campaigns."""
