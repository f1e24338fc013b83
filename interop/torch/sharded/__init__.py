"""An optimizer of torch whose step ranks share."""
