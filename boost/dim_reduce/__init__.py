"""DimReduce: steps in the space that the weights of saved checkpoints span."""
