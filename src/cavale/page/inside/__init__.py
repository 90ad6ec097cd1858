"""What runs in the page only; nothing on a server imports it."""
