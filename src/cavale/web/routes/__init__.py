"""What each request does: plain functions of the services and what was sent.

No web framework here.
"""
