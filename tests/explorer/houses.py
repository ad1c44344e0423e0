"""What the page's engine and the package say of the same shoes, in the same records."""
