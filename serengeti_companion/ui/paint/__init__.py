"""What is drawn by hand, for screen, print and picture alike."""
