"""Leagues with their seasons, fixtures, organisers and places."""
