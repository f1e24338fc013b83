"""Optimizers that are small networks: their weights are hyper-parameters, trained beforehand."""
