"""Engines that step parameters: one a device, whose spec has all their dtypes and options."""
