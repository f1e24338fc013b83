"""Parameters in another memory, brought through buffers window by window."""
