"""Tests of the training."""
