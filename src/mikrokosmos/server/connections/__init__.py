"""Connections before they are requests: how many there may be, how long they may take, how their frames are read."""
