"""Third-party code that draws the page, with its versions, checksums and licences."""
