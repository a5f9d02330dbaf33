"""The web site: rules, terms, archives and public leagues, as HTML and JSON.

The pages are written to files or served.
"""
