"""Computer Ambush."""
