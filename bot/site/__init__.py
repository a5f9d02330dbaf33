"""The web site: pages of rules, terms, archives and public leagues, as HTML and JSON, written to
files or served.
"""
