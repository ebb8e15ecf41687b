"""Tests of the tools. (A regular package, so that it is found before the folder of the tools themselves.)"""
